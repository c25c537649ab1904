import type { ChannelOverview, MapFacts } from "../../console/map/facts.ts";
import { type ChannelRow, listChannels } from "../../db/channels.ts";
import { listPaywalls } from "../../db/commerce/offers.ts";
import { listContents } from "../../db/contents.ts";
import { countMails } from "../../db/mails.ts";
import { listPages } from "../../db/pages.ts";
import { airingAt, listOnAirContents } from "../../domain/catalogue/airing.ts";
import type { ContentRecord, PageRecord } from "../../domain/catalogue/records.ts";
import { seededPassword } from "../../seed/viewers/viewers.ts";
import { requestTimeOf, siteOriginOf, type WithConsole } from "../../services.ts";

const maxPages = 6;
const maxPaywalls = 2;

/** Every channel with what is on it now, and what is not as usual. */
export async function mapFacts(services: WithConsole): Promise<MapFacts> {
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
  services: WithConsole,
  channel: ChannelRow,
): Promise<ChannelOverview> {
  const { db } = services;
  const { token } = channel;
  const origin = siteOriginOf(services, token);
  const [pages, contents, paywalls] = [
    await listPages(db, token),
    await listContents(db, token),
    await listPaywalls(db, token),
  ];
  const time = requestTimeOf(services);
  const shownAs = (content: ContentRecord) => ({
    name: content.name,
    href: `${origin}/video/${encodeURIComponent(content.token)}`,
    air: airingAt(content, time.anchor, time.now),
  });
  const home = pages.find((page) => page.token === channel.homePage);
  const live = notable(services, contents).find(
    (content) => airingAt(content, time.anchor, time.now).state === "live",
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
  { publicOrigin }: WithConsole,
  of: ContentRecord | PageRecord | undefined,
): string | undefined {
  return of && `${publicOrigin}/media/art/${of.picture}-960.avif`;
}

/** One that is live, the next event, and a film. */
function notable(services: WithConsole, contents: ContentRecord[]): ContentRecord[] {
  const time = requestTimeOf(services);
  const stateOf = (content: ContentRecord) => airingAt(content, time.anchor, time.now).state;
  const now = listOnAirContents(contents, time);
  const chosen = [
    now.find((content) => stateOf(content) === "live"),
    now.find((content) => stateOf(content) === "scheduled"),
    contents.find((content) => stateOf(content) === "vod"),
  ];
  return chosen.filter((content) => content !== undefined);
}
