import { Hono } from "hono";
import { findPage } from "../db/pages.ts";
import { findSection } from "../db/sections.ts";
import { isPersonal } from "../domain/section-roles.ts";
import type { SectionRecord } from "../domain/records.ts";
import { notFound, orNotFound, Refusal } from "../domain/refusal.ts";
import { plainSearch } from "../domain/plain-search.ts";
import { ownAnswer, sharedAnswer } from "./answers.ts";
import { channelAt } from "./lookups.ts";
import { loadItems } from "./section-items.ts";
import type { Services } from "./services.ts";

const content = "/ch/:channel/pages/:page/sections/:section/content";
const personalContent = "/ch/:channel/pages/:page/personalized-sections/:section/content";

/** Content of sections, shared and personal: contract.md, Shapes and Flows (Sections). */
export function sectionRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get(content, async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const { page, section: token } = context.req.param();
    const section = await sectionAt(services, channel.token, page, token);
    if (isPersonal(section.role)) throw signInFirst();
    const items = await loadItems(services, channel.token, section, context.req.query());
    const shared = !context.req.header("Authorization") && !context.req.query("subscribersGroup");
    return shared ? sharedAnswer(context, items) : ownAnswer(context, items);
  });
  routes.get(personalContent, async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const { page, section } = context.req.param();
    await sectionAt(services, channel.token, page, section);
    throw signInFirst();
  });
  return routes;
}

/** No viewer has an account here yet, so nobody has lists of their own. */
function signInFirst(): Refusal {
  return new Refusal(401, "Sign in to see your lists.");
}

/** Search works on channels without a search page too: contract.md, Flows (Search). */
async function sectionAt(
  { db }: Services,
  channel: string,
  pageId: string,
  token: string,
): Promise<SectionRecord> {
  const page = await findPage(db, channel, pageId);
  if (!page && pageId === "search" && token === "search") return plainSearch;
  if (!page) throw notFound("page", pageId);
  return orNotFound(await findSection(db, channel, page.token, token), "section", token);
}
