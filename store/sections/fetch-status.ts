import type { SectionView } from "@/lib/sections/section-view";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";

/**
 * `queued`: its first items are still to be requested. `pending` during a request, `rejected` after one that
 * failed; the items stay, except those of another tab, order or filter.
 */
export type FetchStatus = "idle" | "queued" | "pending" | "rejected";

/** The status of a row that a page brings. A search without words is never requested. */
export function firstFetchStatus(row: SectionView, search?: SearchUrlParams): FetchStatus {
  const { error, personal, role, total } = row;
  if (error) return "rejected";
  const isSought = role === "search" && search !== undefined && total === undefined;
  return personal || isSought ? "queued" : "idle";
}

/** The status of a restored row. A request ends with its page; the items of what was chosen are requested again. */
export function restoredFetchStatus({
  status,
  stale,
}: {
  status: FetchStatus;
  stale?: boolean;
}): FetchStatus {
  if (stale) return "queued";
  return status === "pending" ? "idle" : status;
}
