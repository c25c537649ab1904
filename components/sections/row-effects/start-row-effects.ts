import { parseSearchUrlParams } from "@/lib/urls/search-url-params";
import { searchParamsRead, selectRow } from "@/store/sections/sections-slice";
import type { SetRenderedCardRange, RowEffectContext } from "./row-effect-context";
import { fetchFirstRowItems } from "./fetch-first-row-items";
import { removeOffscreenCards } from "./remove-offscreen-cards";
import { fetchPersonalOffers, hasOffersToFetch } from "./fetch-personal-offers";
import { reservePersonalRow } from "./reserve-personal-row";
import { startLiveRowUpdates } from "./live-row-updates";

/** `show` takes cards away and brings them back; undefined on a page of few rows. */
export function startRowEffects(
  row: RowEffectContext,
  show: SetRenderedCardRange | undefined,
): void {
  const facts = selectRow(row.store.getState(), row.pageKey, row.token);
  if (show) removeOffscreenCards(row, show);
  if (facts?.personal) reservePersonalRow(row, facts.personal);
  else if (facts?.status === "queued") fetchFirstRowItems(row);
  else if (facts?.role === "search" && facts.total === undefined) searchByAddress(row);
  if (facts && hasOffersToFetch(row.store.getState(), facts)) fetchPersonalOffers(row);
  if (facts?.liveUpdate) startLiveRowUpdates(row);
}

// The server reads the search only from the URL of `/search`: docs/behaviour.md BE-163.
function searchByAddress({ store, pageKey }: RowEffectContext): void {
  const search = parseSearchUrlParams(new URLSearchParams(location.search));
  if (search) store.dispatch(searchParamsRead({ pageKey, search }));
}
