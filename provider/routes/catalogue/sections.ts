import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { findPage } from "../../db/pages.ts";
import { findSection } from "../../db/sections.ts";
import { hasFilters, isPersonalSectionRole } from "../../domain/catalogue/section-roles.ts";
import type { PagedItemsResponse } from "../../domain/catalogue/section-response.ts";
import type { SectionRecord } from "../../domain/catalogue/catalogue-records.ts";
import { createNotFoundError, requireFound, HttpError } from "../../domain/http-error.ts";
import { defaultSearchSection } from "../../domain/catalogue/default-search-section.ts";
import { createPrivateResponse, createPublicResponse } from "../responses.ts";
import { readTokenBearer } from "../accounts/read-token-bearer.ts";
import { loadPersonalItems } from "../lists/personal-items.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createContentBlockCheck } from "./require-content-rights.ts";
import { runSearchSection } from "./run-search.ts";
import { loadFilteredSectionItems } from "./filtered-section-items.ts";
import { loadSearchContext } from "./search-context.ts";
import { loadSectionItems } from "./section-items.ts";
import type { Services } from "../../services.ts";

const content = "/ch/:channel/pages/:page/sections/:section/content";
const personalContent = "/ch/:channel/pages/:page/personalized-sections/:section/content";

/** Content of sections, shared and personal: docs/provider-api.md PA-25, PA-26. */
export function sectionRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get(content, async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { page, section: token } = context.req.param();
    const section = await sectionAt(services, channel.token, page, token);
    if (isPersonalSectionRole(section.role))
      return personalList(services, context, channel, section);
    const items =
      section.role === "search"
        ? await runSearchSection(services, context, channel, section)
        : await rowItems(services, context, channel, section);
    const shared = !context.req.header("Authorization") && !context.req.query("subscribersGroup");
    return shared ? createPublicResponse(context, items) : createPrivateResponse(context, items);
  });
  routes.get(personalContent, async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { page, section: token } = context.req.param();
    const section = await sectionAt(services, channel.token, page, token);
    if (!isPersonalSectionRole(section.role)) throw createNotFoundError("list", token);
    return personalList(services, context, channel, section);
  });
  return routes;
}

async function rowItems(
  services: Services,
  context: Context,
  channel: ChannelRow,
  section: SectionRecord,
): Promise<PagedItemsResponse> {
  if (hasFilters(section)) {
    const searchContext = await loadSearchContext(services, context, channel);
    return loadFilteredSectionItems(services, searchContext, section, context.req.query());
  }
  const seen = { ...channel, isBlocked: await createContentBlockCheck(services, context, channel) };
  return loadSectionItems(services, seen, section, context.req.query());
}

/** A list of the signed-in viewer; 401 for a visitor. */
async function personalList(
  services: Services,
  context: Context,
  channel: ChannelRow,
  section: SectionRecord,
): Promise<Response> {
  const bearer = await readTokenBearer(services, context, channel.token);
  if (!bearer) throw new HttpError(401, "Sign in to see your lists.");
  const wanted = context.req.query("page");
  const seen = { ...channel, isBlocked: await createContentBlockCheck(services, context, channel) };
  return createPrivateResponse(
    context,
    await loadPersonalItems(services, seen, section, bearer.viewer, wanted),
  );
}

/** Search works on channels without a search page too: docs/provider-api.md PA-26. */
async function sectionAt(
  { db }: Services,
  channel: string,
  pageId: string,
  token: string,
): Promise<SectionRecord> {
  const page = await findPage(db, channel, pageId);
  if (!page && pageId === "search" && token === "search") return defaultSearchSection;
  if (!page) throw createNotFoundError("page", pageId);
  return requireFound(await findSection(db, channel, page.token, token), "section", token);
}
