import type { Section } from "../contract/sections.ts";
import { ApiError, isNotFoundApiError, undefinedOnApiError } from "../api-error.ts";
import { getTrends } from "../provider-api/search.ts";
import type { SearchUrlParams } from "../urls/search-url-params.ts";
import {
  areRowsComplete,
  loadPage,
  loadRow,
  type NoResultsSuggestions,
  type PageModel,
} from "./load-page.ts";
import { loadNoResultsRow } from "./load-no-results-row.ts";
import type { ViewerRequest } from "./viewer-request.ts";

const url = "search";

/** The row of results if the channel has no page of results: docs/behaviour.md BE-261. */
const plainSection: Section = {
  token: url,
  role: "search",
  type: "video",
  layout: "grid",
  style: {},
};

/**
 * The page of search results: the channel's page whose url is `search`, else one row of results. `search` is
 * undefined without words. If nothing is found, a row to browse is added. Throws `ApiError` 404 if the provider has
 * no search, 503 if it is unavailable. docs/behaviour.md BE-261.
 */
export async function loadSearchPage(
  visit: ViewerRequest,
  search: SearchUrlParams | undefined,
): Promise<PageModel> {
  const model = await loadResults(visit, search);
  const found = model.rows.sections.filter(({ role }) => role === "search");
  const isFruitless = found.every(({ total = 0, error }) => total === 0 && !error);
  return isFruitless ? { ...model, onward: await loadOnward(visit) } : model;
}

/** The same suggestions for every viewer; the browser requests the viewer's own searches. */
async function loadOnward(visit: ViewerRequest): Promise<NoResultsSuggestions> {
  const nobody = { ...visit.callContext, token: undefined };
  const [trends, browse] = await Promise.all([
    getTrends(nobody, visit.channel.token).catch(undefinedOnApiError),
    loadNoResultsRow(visit),
  ]);
  return { trends: (trends ?? []).map(({ search_query }) => search_query), browse };
}

async function loadResults(
  visit: ViewerRequest,
  search: SearchUrlParams | undefined,
): Promise<PageModel> {
  const channelPage = await loadChannelPage(visit, search);
  if (channelPage?.rows.sections.some(({ role }) => role === "search")) return channelPage;
  const row = await loadRow(visit, url, plainSection, { search });
  const isMissing = row.error?.code === 404;
  if (channelPage && isMissing) return channelPage;
  if (isMissing) throw new ApiError("section-content", { code: 404 });
  const rows = { ...channelPage?.rows, sections: [row, ...(channelPage?.rows.sections ?? [])] };
  // The URL of a page identifies it as its token does, and the row is requested by the URL.
  return { page: { url, ...channelPage?.page, token: url }, rows, complete: areRowsComplete(rows) };
}

async function loadChannelPage(
  visit: ViewerRequest,
  search?: SearchUrlParams,
): Promise<PageModel | undefined> {
  try {
    return await loadPage(visit, url, search);
  } catch (error) {
    if (isNotFoundApiError(error)) return undefined;
    throw error;
  }
}
