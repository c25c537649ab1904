import type { Row } from "@/store/sections/sections-slice";

/** `last`: nothing follows this row on its page, so it may grow while one scrolls. */
export type ItemsRowProps = { pageKey: string; row: Row; last: boolean };
