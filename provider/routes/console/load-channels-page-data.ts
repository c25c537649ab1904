import { createPictureUrlTemplate } from "../../domain/media/media-urls.ts";
import type {
  ChannelOverview,
  ChannelsPageData,
} from "../../console/channels/channels-page-data.ts";
import { type ChannelRow, listChannels } from "../../db/channels.ts";
import { listPaywalls } from "../../db/commerce/paywalls-and-promos.ts";
import { listContents } from "../../db/contents.ts";
import { countMails } from "../../db/mails.ts";
import { listPages } from "../../db/pages.ts";
import { getAiringState, listLiveAndScheduledContents } from "../../domain/catalogue/airing.ts";
import type { ContentRecord, PageRecord } from "../../domain/catalogue/catalogue-records.ts";
import { seededPassword } from "../../seed/viewers/seeded-viewers.ts";
import {
  createResponseContext,
  getChannelSiteOrigin,
  type ServicesWithConsole,
} from "../../services.ts";

const maxPages = 6;
const maxPaywalls = 2;

/** Every channel with what is on it now, and what is not as usual. */
export async function loadChannelsPageData(
  services: ServicesWithConsole,
): Promise<ChannelsPageData> {
  const { background, clock, db, faults, mailer } = services;
  const channels = await listChannels(db);
  await background.idle();
  return {
    channels: await Promise.all(channels.map((channel) => channelOverview(services, channel))),
    clock: { now: clock.now(), offsetMs: clock.offsetMs() },
    faults: faults.list().length,
    mails: mailer.server === undefined ? await countMails(db) : undefined,
    seededPassword,
  };
}

async function channelOverview(
  services: ServicesWithConsole,
  channel: ChannelRow,
): Promise<ChannelOverview> {
  const { db } = services;
  const { token } = channel;
  const origin = getChannelSiteOrigin(services, channel);
  const [pages, contents, paywalls] = [
    await listPages(db, token),
    await listContents(db, token),
    await listPaywalls(db, token),
  ];
  const time = createResponseContext(services);
  const shownAs = (content: ContentRecord) => ({
    name: content.name,
    href: `${origin}/video/${encodeURIComponent(content.token)}`,
    air: getAiringState(content, time.anchor, time.now),
  });
  const home = pages.find((page) => page.token === channel.homePage);
  const live = notable(services, contents).find(
    (content) => getAiringState(content, time.anchor, time.now).state === "live",
  );
  return {
    token,
    name: channel.name,
    profile: channel.profile,
    origin,
    picture: pictureOf(services, live ?? home),
    shown: live && shownAs(live),
    titles: contents.length,
    notices: services.notices.of(token),
    notable: notable(services, contents).map(shownAs),
    pages: pages
      .filter((page) => page.token !== channel.homePage)
      .slice(0, maxPages)
      .map(({ name, url }) => ({ name, href: `${origin}/pages/${encodeURIComponent(url)}` })),
    paywalls: paywalls
      .filter(({ perContent }) => !perContent)
      .slice(0, maxPaywalls)
      .map(({ name, token: paywall }) => ({
        name,
        href: `${origin}/paywalls/${encodeURIComponent(paywall)}`,
      })),
  };
}

function pictureOf(
  services: ServicesWithConsole,
  of: ContentRecord | PageRecord | undefined,
): string | undefined {
  return of && createPictureUrlTemplate(services, of.picture)?.replaceAll("{w}", "960");
}

/** One that is live, the next event, and a film. */
function notable(services: ServicesWithConsole, contents: ContentRecord[]): ContentRecord[] {
  const time = createResponseContext(services);
  const stateOf = (content: ContentRecord) => getAiringState(content, time.anchor, time.now).state;
  const now = listLiveAndScheduledContents(contents, time);
  const chosen = [
    now.find((content) => stateOf(content) === "live"),
    now.find((content) => stateOf(content) === "scheduled"),
    contents.find((content) => stateOf(content) === "vod"),
  ];
  return chosen.filter((content) => content !== undefined);
}
