import { createAsyncThunk } from "@reduxjs/toolkit";
import { trackSearchResults } from "@/lib/analytics/search-tracker";
import { toFailedRequest } from "@/lib/api-client/api-call-error";
import type { ApiGetResponse } from "@/lib/api-client/api-types";
import { getApi } from "@/lib/api-client/get-api";
import type { FailedRequest } from "@/lib/api-error";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";

/** Items of a row, by whose they are. */
type ItemsCall = "section-items" | "personal-items" | "offer-items";
type Failed = { serializedErrorType: FailedRequest };
type MoreSections = { pageKey: string; pageId: string; page: number; context?: string };
export type SectionItemsRequest = {
  pageKey: string;
  pageId: string;
  token: string;
  page: number;
  tab?: string;
  context?: string;
  /** How many items the row has, for a provider that returns no page size. */
  have?: number;
  /** For a personal row: requested at the viewer's own path. */
  personal?: boolean;
  /** Of a row of paywalls, as its viewer's group is offered them. */
  offers?: boolean;
  /** For a row with the role `search`; without words for a row with filters. */
  search?: Partial<SearchUrlParams>;
  /** In the background: the current items stay until the response arrives, and if the request fails. */
  refresh?: boolean;
};

/** Fetches the next rows of a page: docs/behaviour.md BE-54. */
export const fetchMoreSections = createAsyncThunk<ApiGetResponse<"sections">, MoreSections, Failed>(
  "sections/moreSectionsFetched",
  ({ pageId, page, context }: MoreSections, { signal }) =>
    getApi("sections", { page_id: pageId, page, context, mobile: inApp() }, { signal }),
  { serializeError: toFailedRequest },
);

/** Fetches items of a row; page 1 replaces the current ones: docs/behaviour.md BE-54. */
export const fetchSectionItems = createAsyncThunk<
  ApiGetResponse<ItemsCall>,
  SectionItemsRequest,
  Failed
>(
  "sections/sectionItemsFetched",
  async (request: SectionItemsRequest, { signal }) => {
    const { pageId, token, page, tab, context, have, personal, offers, refresh } = request;
    const { display_search: _, q, ...search } = request.search ?? {};
    const row = { page_id: pageId, section_id: token, page, tab, context, have, mobile: inApp() };
    const itemsCall = offers ? "offer-items" : "section-items";
    const call = personal ? "personal-items" : itemsCall;
    const response = await getApi(call, { ...row, q, ...search }, { signal });
    if (q !== undefined && page === 1 && !refresh) trackSearchResults(q, response.total);
    return response;
  },
  { serializeError: toFailedRequest },
);

/** Sent under `/mobile` only, so that the links in the response stay there. */
function inApp(): "1" | undefined {
  return /^\/mobile(\/|$)/.test(globalThis.location?.pathname) ? "1" : undefined;
}
