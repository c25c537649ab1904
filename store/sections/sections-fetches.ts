import { createAsyncThunk } from "@reduxjs/toolkit";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { getJson } from "../get-json";

/** What the site's own `/api/sections` answers. A `code` of 400 or more ends the paging. */
export type SectionsAnswer = { sections: SectionView[]; nextPage?: number; code?: number };
/** What the site's own `/api/section-items` answers. */
export type ItemsAnswer = { items: CardView[]; nextPage?: number; total: number };

type MoreSections = { pageKey: string; pageId: string; page: number; context?: string };
type SectionItems = {
  pageKey: string;
  pageId: string;
  token: string;
  page: number;
  tab?: string;
  context?: string;
  /** How many items the row has, for a provider that tells no page size. */
  have?: number;
};

/** Asks for the next rows of a page: docs/behaviour.md BE-54. */
export const moreSectionsFetched = createAsyncThunk(
  "sections/moreSectionsFetched",
  ({ pageId, page, context }: MoreSections, { signal }) =>
    getJson<SectionsAnswer>(
      "/api/sections",
      { page_id: pageId, page, context, mobile: inApp() },
      signal,
    ),
);

/** Asks for items of a row; page 1 replaces what is there: docs/behaviour.md BE-54. */
export const sectionItemsFetched = createAsyncThunk(
  "sections/sectionItemsFetched",
  ({ pageId, token, page, tab, context, have }: SectionItems, { signal }) => {
    const query = { page_id: pageId, section_id: token, page, tab, context, have, mobile: inApp() };
    return getJson<ItemsAnswer>("/api/section-items", query, signal);
  },
);

/** Sent under `/mobile` only, so that the links in the answer stay there. */
function inApp(): 1 | undefined {
  return /^\/mobile(\/|$)/.test(globalThis.location?.pathname) ? 1 : undefined;
}
