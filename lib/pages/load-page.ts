import type { Page } from "../contract/page.ts";
import { getPage } from "../provider-api/page.ts";
import { loadRows, type Rows } from "./load-rows.ts";
import type { Visit } from "./visit.ts";

/** A page of sections. `complete` is false when a row failed: such a page is kept 10 s at most. */
export type PageModel = { page: PageHead; rows: Rows; complete: boolean };

/** What a page says of itself; the home page has no name of its own. */
export type PageHead = Pick<Page, "token" | "seo" | "icon"> & {
  name?: string;
  url?: string;
  style?: Page["style"];
};

/** The channel's own page, which needs no call of its own: contract.md, Hosts and addresses. */
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
