import type { AppStore } from "@/store/make-store";

/** A row that does something by itself, until `ended`. */
export type RowEffectContext = {
  store: AppStore;
  pageKey: string;
  token: string;
  /** The element around it. */
  element: HTMLElement;
  ended: AbortSignal;
};

/** Which of a row's cards are in the page: a row that passes by has as many as fit into the window. */
export type RenderedCardRange = "none" | "few" | "all";

export type SetRenderedCardRange = (next: (now: RenderedCardRange) => RenderedCardRange) => void;
