import type { AppStore } from "@/store/make-store";

/** A row that does something by itself, until `ended`. */
export type LivingRow = {
  store: AppStore;
  pageKey: string;
  token: string;
  /** The element around it. */
  element: HTMLElement;
  ended: AbortSignal;
};
