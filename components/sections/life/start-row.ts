import { readSearch } from "@/lib/urls/search";
import { searchParamsRead, selectRow } from "@/store/sections/sections-slice";
import type { ShowCards, ActiveRow } from "./active-row";
import { fillRow } from "./fill-row";
import { removeFarCards } from "./remove-far-cards";
import { fetchOffers, hasOffersToFetch } from "./personal-offers";
import { reservePersonalRow } from "./reserve-personal-row";
import { startLiveUpdates } from "./live-rows";

/** `show` takes cards away and brings them back; undefined on a page of few rows. */
export function startRow(row: ActiveRow, show: ShowCards | undefined): void {
  const facts = selectRow(row.store.getState(), row.pageKey, row.token);
  if (show) removeFarCards(row, show);
  if (facts?.personal) reservePersonalRow(row, facts.personal);
  else if (facts?.status === "queued") fillRow(row);
  else if (facts?.role === "search" && facts.total === undefined) searchByAddress(row);
  if (facts && hasOffersToFetch(row.store.getState(), facts)) fetchOffers(row);
  if (facts?.liveUpdate) startLiveUpdates(row);
}

// The server reads the search only from the URL of `/search`: docs/behaviour.md BE-163.
function searchByAddress({ store, pageKey }: ActiveRow): void {
  const search = readSearch(new URLSearchParams(location.search));
  if (search) store.dispatch(searchParamsRead({ pageKey, search }));
}
