import { type Context, Hono } from "hono";
import type { InspectorPageData } from "../../console/inspector/inspector-page-data.ts";
import { renderInspectorPage } from "../../console/inspector/inspector-page.ts";
import { type ChannelRow, listChannels } from "../../db/channels.ts";
import { listContents } from "../../db/contents.ts";
import { listPages } from "../../db/pages.ts";
import { getAiringState } from "../../domain/catalogue/airing.ts";
import { createPageReport } from "../../domain/inspector/page-report.ts";
import {
  createResponseContext,
  getChannelSiteOrigin,
  type ServicesWithConsole,
} from "../../services.ts";
import { fetchInspectedResponse, PageFetchError } from "./fetch-inspected-response.ts";
import { respondWithConsolePage } from "./console-responses.ts";

/** What crawlers get of an address of the site: docs/wire-rules.md J, docs/security.md SE-147. */
export function inspectorRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono();
  routes.get("/console/inspector", async (context) =>
    respondWithConsolePage(
      services,
      context,
      renderInspectorPage(await inspectorFacts(services, context)),
    ),
  );
  return routes;
}

async function inspectorFacts(
  services: ServicesWithConsole,
  context: Context,
): Promise<InspectorPageData> {
  const channels = await listChannels(services.db);
  const requested = context.req.query("address")?.trim();
  const [first] = channels;
  const start = first ? `${getChannelSiteOrigin(services, first)}/` : "";
  return {
    address: requested || start,
    channels: await Promise.all(channels.map((channel) => placesOf(services, channel))),
    found: requested ? await inspect(services, channels, requested) : undefined,
  };
}

async function inspect(
  services: ServicesWithConsole,
  channels: ChannelRow[],
  address: string,
): Promise<InspectorPageData["found"]> {
  const sites = channels.map((channel) => ({
    channel,
    origin: getChannelSiteOrigin(services, channel),
  }));
  const origins = [...new Set(sites.map(({ origin }) => origin))];
  try {
    const page = await fetchInspectedResponse(address, origins);
    const { origin } = new URL(page.address);
    const isStaging = sites.some(
      (site) => site.origin === origin && site.channel.profile.mode === "staging",
    );
    return { page, report: createPageReport(page, { isStaging, origins }) };
  } catch (error) {
    if (error instanceof PageFetchError) return { refusal: error.message };
    throw error;
  }
}

/** A page of each kind that crawlers distinguish. */
async function placesOf(services: ServicesWithConsole, channel: ChannelRow) {
  const { token, name, homePage } = channel;
  const origin = getChannelSiteOrigin(services, channel);
  const { anchor, now } = createResponseContext(services);
  const contents = await listContents(services.db, token);
  const pages = await listPages(services.db, token);
  const page = pages.find((each) => each.token !== homePage);
  const of = (state: string) =>
    contents.find((content) => getAiringState(content, anchor, now).state === state);
  const found = [
    { name: "Home", path: "/" },
    ...(page ? [{ name: "Page", path: `/pages/${encodeURIComponent(page.url)}` }] : []),
    ...[
      { name: "Film", content: of("vod") },
      { name: "Live", content: of("live") },
      { name: "Event", content: of("scheduled") },
    ].flatMap(({ name: kind, content }) =>
      content ? [{ name: kind, path: `/video/${encodeURIComponent(content.token)}` }] : [],
    ),
    { name: "Sign in", path: "/user/signIn" },
  ];
  return { name, places: found.map((each) => ({ name: each.name, href: origin + each.path })) };
}
