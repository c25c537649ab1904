import { listContentsByTokens } from "../../db/contents.ts";
import { selectSectionItems } from "../../db/search/select-section-items.ts";
import { createPagingResponse, parsePageNumber } from "../../domain/catalogue/paging.ts";
import type { SectionRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { PagedItemsResponse } from "../../domain/catalogue/section-response.ts";
import { createFacetResponses } from "../../domain/search/facet-responses.ts";
import { parseFilterBy } from "../../domain/search/parse-filter-by.ts";
import type { Services } from "../../services.ts";
import type { SearchContext } from "./search-context.ts";
import { contentItemResponses, type PagedItemsQuery } from "./section-items.ts";

/** One page of a row whose viewers choose its order and filters: docs/provider-api.md PA-346. */
export async function loadFilteredSectionItems(
  services: Services,
  { channel, isBlocked, visibility }: SearchContext,
  section: SectionRecord,
  query: PagedItemsQuery,
): Promise<PagedItemsResponse> {
  const page = parsePageNumber(query.page);
  const size = section.pageSize;
  const tab = query.tab || (section.tabs[0]?.token ?? "");
  const selected = await selectSectionItems(
    services.db,
    { channel: channel.token, section, tab },
    {
      sortBy: query.sort_by,
      filters: parseFilterBy(query.filter_by ?? ""),
      onAir: visibility.onAir,
      offset: (page - 1) * size,
      limit: size,
    },
  );
  const contents = await listContentsByTokens(services.db, channel.token, selected.page);
  return {
    data: contentItemResponses(services, { ...channel, isBlocked }, section, contents),
    paging: createPagingResponse(page, selected.total, size),
    facets: createFacetResponses(selected.facets),
  };
}
