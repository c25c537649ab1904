import { type Context, Hono } from "hono";
import { normalizePassPath, passLifeMs, signPass } from "../../../lib/contract/signed-pass.ts";
import { previewLinkParam } from "../../../lib/contract/preview-pass-header.ts";
import type {
  PreviewablePage,
  PreviewLinksPageData,
} from "../../console/previews/preview-links-page-data.ts";
import { renderPreviewLinksPage } from "../../console/previews/preview-links-page.ts";
import { type ChannelRow, listChannels } from "../../db/channels.ts";
import { listContents } from "../../db/contents.ts";
import { listPages } from "../../db/pages.ts";
import { decideAccessRequirement } from "../../domain/catalogue/content-access.ts";
import { HttpError } from "../../domain/http-error.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";
import { respondWithConsolePage } from "./console-responses.ts";

const requirements = { free: undefined, signed_in: "sign-in", paid: "payment" } as const;

/** Preview links: docs/behaviour.md BE-340. Making one changes nothing, so a GET does. */
export function previewsRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono();
  routes.get("/console/previews", async (context) =>
    respondWithConsolePage(
      services,
      context,
      renderPreviewLinksPage(await previewsFacts(services, context)),
    ),
  );
  return routes;
}

async function previewsFacts(
  services: ServicesWithConsole,
  context: Context,
): Promise<PreviewLinksPageData> {
  const { channel: wanted, page } = context.req.query();
  const all = await listChannels(services.db);
  const channels = all.filter(({ profile }) => profile.mode === "staging");
  const channel = wanted ? channels.find(({ token }) => token === wanted) : channels[0];
  if (wanted && !all.some(({ token }) => token === wanted)) {
    throw new HttpError(404, "There is no such channel.");
  }
  const { pages, contents } = channel
    ? await pagesOf(services, channel)
    : { pages: [], contents: [] };
  const chosen = [...pages, ...contents].find(({ path }) => path === page);
  if (page && channel && !chosen) throw new HttpError(404, "The channel has no such page.");
  const { secret } = services;
  return {
    channels: channels.map(({ token, name }) => ({ token, name })),
    channel: channel && {
      token: channel.token,
      name: channel.name,
      origin: getChannelSiteOrigin(services, channel),
    },
    pages,
    contents,
    chosen,
    link: channel && chosen && secret ? linkTo(services, secret, channel, chosen) : undefined,
    canSign: secret !== undefined,
  };
}

/** An address that is good for 24 hours of the real clock. */
function linkTo(
  services: ServicesWithConsole,
  secret: string,
  row: ChannelRow,
  { path }: PreviewablePage,
): { href: string; endsAt: number } {
  const { token: channel } = row;
  const link = new URL(path, getChannelSiteOrigin(services, row));
  const what = normalizePassPath(link.pathname) ?? "/";
  const endsAt = Date.now() + passLifeMs.preview;
  link.searchParams.set(
    previewLinkParam,
    signPass(secret, { purpose: "preview", channel, what }, endsAt),
  );
  return { href: link.href, endsAt };
}

async function pagesOf({ db }: ServicesWithConsole, { token, homePage, profile }: ChannelRow) {
  const pages = await listPages(db, token);
  const contents = await listContents(db, token);
  const pathOf = (page: (typeof pages)[number]) =>
    page.token === homePage ? "/" : `/pages/${encodeURIComponent(page.url)}`;
  return {
    pages: pages.map((page): PreviewablePage => ({
      path: pathOf(page),
      name: page.name,
      closed: undefined,
    })),
    contents: contents.map((content): PreviewablePage => ({
      path: `/video/${encodeURIComponent(content.token)}`,
      name: content.name,
      closed: requirements[decideAccessRequirement(content, profile)],
    })),
  };
}
