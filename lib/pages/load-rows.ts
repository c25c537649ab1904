import type { Section, SectionItems } from "../contract/sections.ts";
import { getSectionItems, getSections } from "../provider-api/page.ts";
import { rowInApp } from "../sections/in-app.ts";
import { richText } from "../sections/rich-text.ts";
import { type SectionView, toSectionView } from "../sections/section-view.ts";
import type { Visit } from "./visit.ts";

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
