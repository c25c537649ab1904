import { type Page, pageSchema } from "../contract/page.ts";
import {
  type SectionItems,
  type Sections,
  sectionItemsSchema,
  sectionsSchema,
} from "../contract/sections.ts";
import { fetchSharedResponse } from "./fetch-shared-response.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";
import { rethrowWithStatusText } from "./parse-error-response.ts";
import type { SearchUrlParams } from "../urls/search-url-params.ts";

/**
 * A page by its token or url. Throws `ApiError` 404 if there is none; a response whose status or `statusCode` is not
 * 200 is that error, with its status text: docs/provider-api.md PA-58.
 */
export function getPage(callContext: CallContext, channel: string, pageId: string): Promise<Page> {
  return fetchSharedResponse(
    callContext,
    ["page", channel, pageId],
    (anybody) =>
      fetchFromProvider({
        call: "page",
        channel,
        segments: ["ch", channel, "pages", pageId],
        schema: pageSchema,
        callContext: anybody,
        deadlineMs: providerCallTimeoutsMs.shared,
        codeInBody: true,
      }).catch(rethrowWithStatusText),
    { fresh: callContext.fresh },
  );
}

export type SectionsQuery = { pageId: string; page?: number; context?: string };

/** One page (counted from 1) of the list of sections. An error code inside empties it. */
export function getSections(
  callContext: CallContext,
  channel: string,
  { pageId, page = 1, context }: SectionsQuery,
): Promise<Sections> {
  return fetchSharedResponse(
    callContext,
    ["sections", channel, pageId, page, context],
    (anybody) =>
      fetchFromProvider({
        call: "sections",
        channel,
        segments: ["ch", channel, "pages", pageId, "sections"],
        query: { page: String(page), context },
        schema: sectionsSchema,
        callContext: anybody,
        deadlineMs: providerCallTimeoutsMs.shared,
      }),
    { fresh: callContext.fresh },
  );
}

export type SectionItemsQuery = {
  pageId: string;
  sectionId: string;
  page?: number;
  tab?: string;
  context?: string;
  /** For a section of search results; without words for a row with filters. */
  search?: Partial<SearchUrlParams>;
};

/**
 * One page of a section's items, the same for every viewer of country and language. Results of searches and filters
 * are cached separately, and a limit of one viewer's searches does not affect cached ones: docs/behaviour.md BE-261.
 */
export function getSectionItems(
  callContext: CallContext,
  channel: string,
  query: SectionItemsQuery,
): Promise<SectionItems> {
  const { pageId, sectionId, page = 1, tab, context, search } = query;
  const { q, sort_by, filter_by } = search ?? {};
  return fetchSharedResponse(
    callContext,
    ["items", channel, pageId, sectionId, page, tab, context, q, sort_by, filter_by],
    (anybody) =>
      fetchFromProvider({
        call: "section-content",
        channel,
        segments: ["ch", channel, "pages", pageId, "sections", sectionId, "content"],
        query: { page: String(page), tab, context, q, sort_by, filter_by },
        schema: sectionItemsSchema,
        callContext: anybody,
        deadlineMs: providerCallTimeoutsMs.shared,
      }),
    { fresh: callContext.fresh, isMadeUp: search !== undefined, deniesAll: search === undefined },
  );
}

/** The buyer for whom a row of paywalls is requested: the group, and the payment token of a purchase just made. */
export type OfferBuyer = { p?: string | undefined; subscribersGroup?: string | undefined };

/** One page of a row's offers for its viewer's group, never shared: docs/provider-api.md PA-309. */
export function getOfferItems(
  callContext: CallContext,
  channel: string,
  {
    pageId,
    sectionId,
    page = 1,
    tab,
    context,
    p,
    subscribersGroup,
  }: SectionItemsQuery & OfferBuyer,
): Promise<SectionItems> {
  return fetchFromProvider({
    call: "offer-items",
    channel,
    segments: ["ch", channel, "pages", pageId, "sections", sectionId, "content"],
    query: { page: String(page), tab, context, p, subscribersGroup },
    schema: sectionItemsSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

export type PersonalItemsQuery = Pick<
  SectionItemsQuery,
  "pageId" | "sectionId" | "page" | "context"
> & {
  /** The payment token of a purchase just made. */
  p?: string;
  subscribersGroup?: string;
};

/** One page of a personal row of the caller, never shared: docs/provider-api.md PA-140. */
export function getPersonalItems(
  callContext: CallContext,
  channel: string,
  { pageId, sectionId, page = 1, context, p, subscribersGroup }: PersonalItemsQuery,
): Promise<SectionItems> {
  return fetchFromProvider({
    call: "own-items",
    channel,
    segments: ["ch", channel, "pages", pageId, "personalized-sections", sectionId, "content"],
    query: { page: String(page), context, p, subscribersGroup },
    schema: sectionItemsSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
