import { z } from "zod";
import { isSignInForced } from "../gate/access-rules.ts";
import type { SectionItems } from "../contract/sections.ts";
import { requestTextSchema } from "../contract/request-text.ts";
import { isTokenRejectedError } from "../api-error.ts";
import { loadTranslate } from "../pages/load-texts.ts";
import { validateContextContentId } from "../pages/valid-context-content-ids.ts";
import { loadNoResultsRow } from "../pages/load-no-results-row.ts";
import { loadRows, type LoadedRows } from "../pages/load-page.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import { getOfferItems, getPersonalItems, getSectionItems } from "../provider-api/page.ts";
import { type CardView, toCardView } from "../sections/card-view.ts";
import { cardWithWebViewLink } from "../sections/web-view-links.ts";
import {
  removeRepeatedCards,
  type SearchSummary,
  getNextPageNumber,
  type SectionView,
  toSearchSummary,
} from "../sections/section-view.ts";
import { endedSessionCookie } from "../session/ended-sessions.ts";
import { isSignedIn } from "../session/session.ts";
import {
  normalizeQuery,
  parseSearchOrder,
  type SearchUrlParams,
} from "../urls/search-url-params.ts";
import { parseSearchFilters, serializeSearchFilters } from "../urls/search-filters.ts";
import type { ApiResponse } from "./api-call.ts";
import { hasPersonalOffers } from "./session-calls.ts";

const name = requestTextSchema().min(1).max(250);
const page = z.coerce.number<number>().int().min(1).max(10_000).default(1);

/** Whether a page of the app's web view makes the request. */
const mobile = z.stringbool().default(false);

/** A query without words counts as no search. */
const words = requestTextSchema()
  .transform((typed) => normalizeQuery(typed) || undefined)
  .optional();

const items = z.object({
  page_id: name,
  section_id: name,
  page,
  tab: name.optional(),
  context: name.optional(),
  mobile,
  q: words,
  sort_by: requestTextSchema().transform(parseSearchOrder).optional(),
  filter_by: requestTextSchema()
    .transform((text) => serializeSearchFilters(parseSearchFilters(text)))
    .optional(),
  /** How many items the row has already, for a provider that sends no page size. */
  have: z.coerce.number<number>().int().min(0).default(0),
});

/** The inputs of calls about rows. */
export const sectionInputSchemas = {
  sections: z.object({ page_id: name, page, context: name.optional(), mobile }),
  items,
  browse: z.object({ mobile }),
};

type SectionInput<Name extends keyof typeof sectionInputSchemas> = z.output<
  (typeof sectionInputSchemas)[Name]
>;
type ItemsInput = SectionInput<"items">;

/** More items of a row. The results of a search include facets and a corrected query, a row with filters has facets. */
export type MoreItemsResponse = SearchSummary & { items: CardView[]; nextPage?: number };

/** The next rows of a page. */
export async function listMoreSections(
  visit: ViewerRequest,
  input: SectionInput<"sections">,
): Promise<ApiResponse<LoadedRows>> {
  const { page_id: pageId, page, context, mobile } = input;
  const known = await validateContextContentId(visit, context);
  return { body: await loadRows({ ...visit, mobile }, pageId, page, { context: known }) };
}

/** `section` is null if there is no row to browse. */
type BrowseReply = { pageId: string; section: SectionView | null };

/** A row to browse for a viewer whose search found nothing: docs/behaviour.md BE-265. */
export async function readNoResultsRow(
  visit: ViewerRequest,
  { mobile }: SectionInput<"browse">,
): Promise<ApiResponse<BrowseReply>> {
  const row = await loadNoResultsRow({ ...visit, mobile });
  return { body: row ?? { pageId: visit.channel.page.token, section: null } };
}

/** More items of a row. */
export async function listMoreItems(
  visit: ViewerRequest,
  input: ItemsInput,
): Promise<ApiResponse<MoreItemsResponse>> {
  const response = await getSectionItems(visit.callContext, visit.channel.token, {
    ...(await rowOf(visit, input)),
    tab: input.tab,
    search: searchOf(input),
  });
  const more = await moreOf(visit, response, input);
  if (input.q) return { body: { ...more, ...toSearchSummary(response) } };
  return { body: { ...more, facets: response.facets } };
}

/**
 * Items of a personal row: docs/behaviour.md BE-55. Empty for a visitor, also if the viewer has signed out meanwhile:
 * that is not an error of the page.
 */
export async function listPersonalItems(
  visit: ViewerRequest,
  input: ItemsInput,
): Promise<ApiResponse<MoreItemsResponse>> {
  const nothing: MoreItemsResponse = { items: [], total: 0 };
  if (!isSignedIn(visit.session)) return { body: nothing };
  const { subscribersGroup } = visit.session;
  try {
    const response = await getPersonalItems(visit.callContext, visit.channel.token, {
      ...(await rowOf(visit, input)),
      p: visit.cookies.payment,
      subscribersGroup,
    });
    return { body: await moreOf(visit, response, input) };
  } catch (error) {
    if (!isTokenRejectedError(error)) throw error;
    return {
      body: nothing,
      cookies: { session: null, logout: endedSessionCookie(visit.session, error) },
    };
  }
}

/**
 * Items of a row of paywalls, as they are offered to the viewer's group or after a purchase. Viewers with neither get
 * the same items as all viewers. docs/behaviour.md BE-405.
 */
export async function listOfferItems(
  visit: ViewerRequest,
  input: ItemsInput,
): Promise<ApiResponse<MoreItemsResponse>> {
  const { callContext, channel, session, cookies } = visit;
  const row = { ...(await rowOf(visit, input)), tab: input.tab };
  const buyer = { p: cookies.payment, subscribersGroup: session?.subscribersGroup };
  const response = hasPersonalOffers(visit)
    ? await getOfferItems(callContext, channel.token, { ...row, ...buyer })
    : await getSectionItems(callContext, channel.token, row);
  return { body: await moreOf(visit, response, input) };
}

/** Order and filters of a search, or of a row with filters, which has no words. */
function searchOf({ q, sort_by, filter_by }: ItemsInput): Partial<SearchUrlParams> | undefined {
  return (q ?? sort_by ?? filter_by) === undefined ? undefined : { q, sort_by, filter_by };
}

async function rowOf(visit: ViewerRequest, input: ItemsInput) {
  const { page_id: pageId, section_id: sectionId, page } = input;
  return { pageId, sectionId, page, context: await validateContextContentId(visit, input.context) };
}

async function moreOf(
  { channel, language }: ViewerRequest,
  response: SectionItems,
  input: ItemsInput,
): Promise<MoreItemsResponse> {
  const untitled = (await loadTranslate(language))("untitled");
  const place = { pageId: input.page_id, sectionId: input.section_id };
  const row = { ...place, forced: isSignInForced(channel), untitled };
  const items = removeRepeatedCards(response.data.map((item) => toCardView(item, row)));
  return {
    items: input.mobile ? items.map(cardWithWebViewLink) : items,
    nextPage: getNextPageNumber(response, input.have),
    total: response.paging.total_items,
  };
}
