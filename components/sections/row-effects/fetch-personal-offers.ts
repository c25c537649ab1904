import type { RootState } from "@/store/make-store";
import { fetchSectionItems } from "@/store/sections/sections-thunks";
import { sectionItemsRequestOf, type RowState, selectPage } from "@/store/sections/sections-slice";
import { selectViewer } from "@/store/viewer/viewer-slice";
import type { RowEffectContext } from "./row-effect-context";

/** Whether a row of paywalls has yet to show what its viewer's group is offered. */
export function hasOffersToFetch(state: RootState, { role, offers }: RowState): boolean {
  return role === "paywall" && !offers && selectViewer(state).hasPersonalOffers === true;
}

/** Fetches the offers of the viewer's group; the public offers stay until then, and if the request fails. */
export function fetchPersonalOffers({ store, pageKey, token }: RowEffectContext): void {
  const page = selectPage(store.getState(), pageKey);
  const row = page?.rows[token];
  if (!page || !row) return;
  const request = { ...sectionItemsRequestOf(page, row), pageKey, page: 1, tab: row.selectedTab };
  void store.dispatch(fetchSectionItems({ ...request, offers: true, refresh: true }));
}
