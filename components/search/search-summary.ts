import type { Facet } from "@/lib/contract/sections";
import type { SearchSummary } from "@/lib/sections/section-view";
import { selectResultRows } from "@/store/sections/search-results";
import type { PageRowsState } from "@/store/sections/sections-slice";

/** The summary of all rows of results; undefined where one of them is pending or failed. */
export function searchSummaryOf(page: PageRowsState | undefined): SearchSummary | undefined {
  const rows = page ? selectResultRows(page) : [];
  if (rows.length === 0 || rows.some(hasNoSummary)) return undefined;
  const found: SearchSummary = {
    total: rows.reduce((sum, { total = 0 }) => sum + total, 0),
    facets: added(rows.flatMap(({ facets = [] }) => facets)),
  };
  const meant = rows.find(({ didYouMean }) => didYouMean !== undefined)?.didYouMean;
  return meant === undefined ? found : { ...found, didYouMean: meant };
}

function hasNoSummary({ total, status, items }: PageRowsState["rows"][string]): boolean {
  return total === undefined || (status === "rejected" && items.length === 0);
}

// Values are in the order in which the rows have them.
function added(facets: Facet[]): Facet[] {
  const sums = new Map<Facet["param"], Map<string, number>>();
  for (const { param, values } of facets) {
    const counts = sums.get(param) ?? new Map<string, number>();
    for (const { value, count } of values) counts.set(value, (counts.get(value) ?? 0) + count);
    sums.set(param, counts);
  }
  return [...sums].map(([param, counts]) => ({
    param,
    values: [...counts].map(([value, count]) => ({ value, count })),
  }));
}
