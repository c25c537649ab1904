import { readOfferedLists } from "../channel/offered-lists.ts";
import type { Channel } from "../contract/channel.ts";
import type { Page } from "../contract/page.ts";
import { getPage, getSectionItems, getSections } from "../provider-api/page.ts";
import type { ViewerRequest } from "./viewer-request.ts";
import type { Section, SectionItems } from "../contract/sections.ts";
import { createCoverRow } from "../sections/cover-row.ts";
import { isHeroRow } from "../contract/row-layout.ts";
import { rowWithWebViewLinks } from "../sections/web-view-links.ts";
import type { SearchUrlParams } from "../urls/search-url-params.ts";
import { sanitizeRichText } from "../sections/rich-text.ts";
import { omitUndefinedFields } from "../sections/card-view.ts";
import {
  isPlaceholderRole,
  getNextPageNumber,
  type SectionView,
  toSectionView,
} from "../sections/section-view.ts";
import { type ApiErrorFacts, isApiError, type FailedRequest } from "../api-error.ts";
import { logger } from "../log.ts";
import { errorTextKeyOf } from "../failures/find-failure-display.ts";
import { isSignInForced } from "../gate/access-rules.ts";
import { loadTranslate } from "./load-texts.ts";
import type { Translate } from "../i18n/translate.ts";
import type { ChannelFooter } from "../contract/channel-footer.ts";
import type { ChannelHeader } from "../contract/channel-header.ts";
import { getChannelFooter, getChannelHeader } from "../provider-api/channel.ts";

/**
 * A page of sections. `complete` is false if a row failed: such a page is cached for 10 s at most. `onward` is set
 * for a search that finds nothing.
 */
export type PageModel = {
  page: PageHeadFields;
  rows: LoadedRows;
  complete: boolean;
  onward?: NoResultsSuggestions;
};

/** Suggestions after a search that found nothing: popular searches, and a row to browse. docs/behaviour.md BE-265. */
export type NoResultsSuggestions = { trends: string[]; browse?: NoResultsRow };

/** A row of the channel's own page, with that page's token. */
export type NoResultsRow = { pageId: string; section: SectionView };

/** The metadata of a page; the home page has no name. */
export type PageHeadFields = Pick<Page, "token" | "description" | "seo" | "icon" | "cover"> & {
  name?: string;
  url?: string;
  style?: Page["style"];
};

/** The channel's own page, which needs no call of its own: docs/behaviour.md BE-5. */
export async function loadHome(visit: ViewerRequest): Promise<PageModel> {
  const { token, seo, icon, style } = visit.channel.page;
  return withRows(visit, { token, seo, icon, style });
}

/**
 * A page by token or url; its rows of search results contain the results of `search`. Throws `ApiError` 404 if it
 * does not exist, 503 if it is unavailable.
 */
export async function loadPage(
  visit: ViewerRequest,
  pageId: string,
  search?: SearchUrlParams,
): Promise<PageModel> {
  const page = await getPage(visit.callContext, visit.channel.token, pageId);
  return withRows(visit, page, search);
}

async function withRows(
  visit: ViewerRequest,
  page: PageHeadFields,
  search?: SearchUrlParams,
): Promise<PageModel> {
  const rows = await loadRows(visit, page.token, 1, { search });
  const sections = search ? rows.sections : withCover(visit, page, rows.sections);
  return { page, rows: { ...rows, sections }, complete: areRowsComplete(rows) };
}

/** A page with a cover begins with it, unless its first row is a hero. */
function withCover(visit: ViewerRequest, page: PageHeadFields, rows: SectionView[]): SectionView[] {
  const [first] = rows;
  const cover = first && isHeroRow(first) ? undefined : createCoverRow(page, rows);
  if (!cover) return rows;
  return [visit.mobile ? rowWithWebViewLinks(cover, visit.channel.origin) : cover, ...rows];
}

/** False where a row failed. */
export function areRowsComplete({ sections }: LoadedRows): boolean {
  return !sections.some((section) => section.error);
}

/** The rows of one page of the list of sections, each with its first items. */
export type LoadedRows = { sections: SectionView[]; nextPage?: number; code?: number };

/** The query of a page of rows: the content around it, or the search. */
type RowQuery = { context?: string; search?: SearchUrlParams };

/**
 * The sections of a page with their first items, all requested in parallel. A row that fails is included with its
 * error; a row without content is left out. Throws `ApiError` if the list itself is unavailable.
 */
export async function loadRows(
  visit: ViewerRequest,
  pageId: string,
  page = 1,
  query: RowQuery = {},
): Promise<LoadedRows> {
  const { callContext, channel } = visit;
  const { context } = query;
  const list = await getSections(callContext, channel.token, { pageId, page, context });
  const shown = list.data.filter((section) => isOffered(channel, section.role));
  const views = await Promise.all(
    shown.map((section) => loadRowOrNone(visit, pageId, section, query)),
  );
  return {
    sections: views.filter((view) => view !== undefined).filter(hasSomething),
    nextPage: getNextPageNumber({ data: list.data, paging: { ...list.paging, page } }, 0),
    code: list.code,
  };
}

/** A channel may have its lists switched off. */
function isOffered(channel: Channel, role: Section["role"]): boolean {
  const { watchList, continueWatching } = readOfferedLists(channel);
  if (role === "watch_list") return watchList;
  return role !== "continue_watching" || continueWatching;
}

/** A row; undefined if the code of the site throws: such a row is left out and logged. docs/behaviour.md BE-440 */
async function loadRowOrNone(
  visit: ViewerRequest,
  pageId: string,
  section: Section,
  query: RowQuery,
): Promise<SectionView | undefined> {
  try {
    return await loadRow(visit, pageId, section, query);
  } catch (error) {
    const place = { channel: visit.channel.token, page: pageId, row: section.token };
    logger.error({ call: "row", ...place, reason: String(error) }, "row left out");
    return undefined;
  }
}

/** A row with its first items, its links in the variant of the visit. A failure is reported in the row. */
export async function loadRow(
  visit: ViewerRequest,
  pageId: string,
  section: Section,
  query: RowQuery = {},
): Promise<SectionView> {
  const row = await readRow(visit, pageId, section, query);
  return visit.mobile ? rowWithWebViewLinks(row, visit.channel.origin) : row;
}

async function readRow(
  visit: ViewerRequest,
  pageId: string,
  section: Section,
  { context, search }: RowQuery,
): Promise<SectionView> {
  const sought = section.role === "search" ? search : undefined;
  // The browser requests the items of these rows, if a viewer is signed in: docs/behaviour.md BE-55.
  if (isPlaceholderRole(section.role) && !sought) return toSectionView(section, {});
  if (section.role === "text" || section.role === "custom_html") {
    const kind = section.role === "text" ? "plain" : "custom";
    return toSectionView(section, { html: sanitizeRichText(section.body ?? "", kind) });
  }
  const failed = async (facts: ApiErrorFacts) =>
    toSectionView(section, { error: rejectionOf(facts, await loadTranslate(visit.language)) });
  if (section.error) {
    const { statusCode, code = 503, source, message } = section.error;
    return failed({ code: statusCode ?? code, source, message });
  }
  try {
    const query = { pageId, context, search: sought };
    const items = (sought ? undefined : section.items) ?? (await firstItems(visit, section, query));
    const untitled = (await loadTranslate(visit.language))("untitled");
    return toSectionView(section, {
      items,
      pageId,
      forced: isSignInForced(visit.channel),
      untitled,
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return failed({ code: error.code, source: error.source, message: error.providerMessage });
  }
}

function firstItems(
  { callContext, channel }: ViewerRequest,
  section: Section,
  query: { pageId: string } & RowQuery,
): Promise<SectionItems> {
  const { token: sectionId, selected_tab: tab } = section;
  return getSectionItems(callContext, channel.token, { ...query, sectionId, tab });
}

/** The code and text of a failure: the provider's text, else the site's if the code has one. */
function rejectionOf({ code, source, message }: ApiErrorFacts, t: Translate): FailedRequest {
  const key = errorTextKeyOf({ code, source });
  return omitUndefinedFields({ code, message: message ?? (key && t(key)) });
}

function hasSomething(view: SectionView): boolean {
  const { items, html, error, tabs, role } = view;
  // A subscribers group may get offers that other viewers do not: docs/behaviour.md BE-405.
  const isForSome = isPlaceholderRole(role) || role === "paywall";
  return items.length > 0 || Boolean(html || error || tabs) || isForSome;
}

/** Header and footer; each is undefined if it is unavailable. */
export type HeaderAndFooter = {
  header: ChannelHeader | undefined;
  footer: ChannelFooter | undefined;
};

/** Header and footer of every page: docs/behaviour.md BE-57. */
export async function loadHeaderAndFooter({
  callContext,
  channel,
}: ViewerRequest): Promise<HeaderAndFooter> {
  const [header, footer] = await Promise.all([
    getChannelHeader(callContext, channel.token).catch(() => undefined),
    getChannelFooter(callContext, channel.token).catch(() => undefined),
  ]);
  return { header, footer };
}
