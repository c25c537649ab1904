import type { SectionItemResponse } from "./item-responses.ts";
import type { FacetResponse } from "../search/facet-responses.ts";
import type { CaptionMatch } from "../search/caption-match.ts";
import type { PagingResponse } from "./paging.ts";
import type { SectionRecord } from "./catalogue-records.ts";

/** A page of items: the response of both kinds of section content. */
export type PagedItemsResponse = {
  data: (SectionItemResponse & { match?: CaptionMatch })[];
  paging: PagingResponse;
  /** Of a search, and of a row with filters: docs/provider-api.md PA-210, PA-346. */
  facets?: FacetResponse[];
  did_you_mean?: string;
};

/** One row of a page: docs/provider-api.md PA-67. `items` is its first page where it is sent along. */
export function createSectionResponse(
  section: SectionRecord,
  items: PagedItemsResponse | undefined,
) {
  const tabs = section.tabs.length > 0 ? section.tabs : undefined;
  return {
    token: section.token,
    name: section.name ?? undefined,
    description: section.description ?? undefined,
    role: section.role,
    type: section.type,
    layout: section.layout,
    style: {
      aspectRatio: section.aspectRatio ?? undefined,
      showDescription: section.showDescription ?? undefined,
      liveUpdate: section.liveUpdate ?? undefined,
      showFilters: section.showFilters ?? undefined,
    },
    tabs,
    selected_tab: tabs?.[0]?.token,
    body: section.body ?? undefined,
    items,
    track: section.role !== "text" && section.role !== "custom_html",
  };
}
