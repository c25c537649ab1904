import type { Page } from "../contract/page.ts";
import { getPage, getSectionItems, getSections } from "../provider-api/page.ts";
import type { Visit } from "./visit.ts";
import type { Section, SectionItems } from "../contract/sections.ts";
import { rowInApp } from "../sections/in-app.ts";
import { richText } from "../sections/rich-text.ts";
import { type SectionView, toSectionView } from "../sections/section-view.ts";
import type { Footer } from "../contract/footer.ts";
import type { Header } from "../contract/header.ts";
import { getFooter, getHeader } from "../provider-api/channel.ts";

/** A page of sections. `complete` is false when a row failed: such a page is kept 10 s at most. */
export type PageModel = { page: PageHead; rows: Rows; complete: boolean };

/** What a page says of itself; the home page has no name of its own. */
export type PageHead = Pick<Page, "token" | "seo" | "icon"> & {
  name?: string;
  url?: string;
  style?: Page["style"];
};

/** The channel's own page, which needs no call of its own: docs/behaviour.md BE-5. */
export async function loadHome(visit: Visit): Promise<PageModel> {
  const { token, seo, icon, style } = visit.channel.page;
  return withRows(visit, { token, seo, icon, style });
}

/** A page by token or url. Throws `ApiError` 404 when there is none, 503 when it can't be had. */
export async function loadPage(visit: Visit, pageId: string): Promise<PageModel> {
  const page = await getPage(visit.callContext, visit.channel.token, pageId);
  return withRows(visit, page);
}

async function withRows(visit: Visit, page: PageHead): Promise<PageModel> {
  const rows = await loadRows(visit, page.token);
  return { page, rows, complete: !rows.sections.some((section) => section.failed) };
}

/** The rows of one page of the list of sections, each with its first items. */
export type Rows = { sections: SectionView[]; nextPage?: number; code?: number };

/**
 * The sections of a page with their first items, all asked for at once.
 * A row that fails is there and says so; a row without anything to show is left out.
 * Throws `ApiError` when the list itself can't be had.
 */
export async function loadRows(
  visit: Visit,
  pageId: string,
  page = 1,
  context?: string,
): Promise<Rows> {
  const { callContext, channel } = visit;
  const list = await getSections(callContext, channel.token, { pageId, page, context });
  const shown = list.data.filter(isShown);
  const views = await Promise.all(shown.map((section) => loadRow(visit, pageId, section, context)));
  const { page_size: size, total_items: total } = list.paging;
  const seen = size === undefined ? list.data.length : page * size;
  const rows = views.filter(hasSomething);
  return {
    sections: visit.mobile ? rows.map((row) => rowInApp(row, channel.origin)) : rows,
    nextPage: list.data.length > 0 && seen < total ? page + 1 : undefined,
    code: list.code,
  };
}

/** Personal rows and searches are asked by the browser, once somebody is there to ask for. */
function isShown(section: Section): boolean {
  return !["watch_list", "continue_watching", "search"].includes(section.role);
}

async function loadRow(
  visit: Visit,
  pageId: string,
  section: Section,
  context: string | undefined,
): Promise<SectionView> {
  if (section.role === "text" || section.role === "custom_html") {
    const kind = section.role === "text" ? "plain" : "custom";
    return toSectionView(section, "none", richText(section.body ?? "", kind));
  }
  if (section.error) return toSectionView(section, "failed");
  return toSectionView(
    section,
    section.items ?? (await firstItems(visit, pageId, section, context)),
  );
}

async function firstItems(
  { callContext, channel }: Visit,
  pageId: string,
  section: Section,
  context: string | undefined,
): Promise<SectionItems | "failed"> {
  const query = { pageId, sectionId: section.token, context, tab: section.selected_tab };
  return getSectionItems(callContext, channel.token, query).catch(() => "failed" as const);
}

function hasSomething(view: SectionView): boolean {
  return view.items.length > 0 || Boolean(view.html) || view.failed === true || Boolean(view.tabs);
}

/** Header and footer; each is left out when it can't be had. */
export type Shell = { header: Header | undefined; footer: Footer | undefined };

/** What stands around every page: docs/behaviour.md BE-57. */
export async function loadShell({ callContext, channel }: Visit): Promise<Shell> {
  const [header, footer] = await Promise.all([
    getHeader(callContext, channel.token).catch(() => undefined),
    getFooter(callContext, channel.token).catch(() => undefined),
  ]);
  return { header, footer };
}
