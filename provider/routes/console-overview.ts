import type { ChannelOverview, MailOverview, Overview } from "../console/overview.ts";
import { type ChannelRow, listChannels } from "../db/channels.ts";
import { listContents } from "../db/contents.ts";
import { listMails } from "../db/mails.ts";
import { listPages } from "../db/pages.ts";
import { newestViewers } from "../db/viewers.ts";
import { airing } from "../domain/airing.ts";
import { clientIdOf } from "../domain/house-client.ts";
import { calledBy, housesOf, issuerOf } from "../domain/houses.ts";
import { linksIn } from "../domain/links-in.ts";
import { onAir } from "../domain/on-air.ts";
import type { ContentRecord } from "../domain/records.ts";
import { seededEmail, seededPassword, seededViewers } from "../seed/viewers/viewers.ts";
import { momentOf, type Services, siteOriginOf } from "./services.ts";

const mostPages = 6;
const mostMails = 20;
const mostViewers = 40;

type Way = ReturnType<typeof housesOf>[number];

/** Everything that the console's page shows. */
export async function consoleOverview(services: Services): Promise<Overview> {
  const channels = await listChannels(services.db);
  return {
    channels: await Promise.all(channels.map((channel) => channelOverview(services, channel))),
    faults: services.faults.list(),
    clock: { now: services.clock.now(), offsetMs: services.clock.offsetMs() },
    calls: services.calls.counts().sort((a, b) => b.count - a.count),
    people: await peopleOf(services, channels),
    seededPassword,
    mails: await newestMails(services),
    mailServer: services.mailer.server,
  };
}

async function newestMails({ db, background }: Services): Promise<MailOverview[]> {
  await background.idle();
  const mails = await listMails(db);
  return mails.slice(0, mostMails).map(({ to, subject, text, sentAt }) => ({
    to,
    subject,
    text,
    links: linksIn(text),
    sentAt: sentAt.getTime(),
  }));
}

/** The seeded viewers by what to try with them, and after them who signed up. */
async function peopleOf({ db }: Services, channels: ChannelRow[]): Promise<Overview["people"]> {
  const seeded = seededViewers.map((viewer) => ({
    about: viewer.about,
    emails: channels.map(({ token }) => seededEmail(viewer, token)),
  }));
  const known = seeded.flatMap(({ emails }) => emails);
  const others = (await newestViewers(db, mostViewers)).filter((email) => !known.includes(email));
  return others.length === 0 ? seeded : [...seeded, { about: "Came later.", emails: others }];
}

async function channelOverview(services: Services, channel: ChannelRow): Promise<ChannelOverview> {
  const origin = siteOriginOf(services, channel.token);
  const pages = await listPages(services.db, channel.token);
  const contents = await listContents(services.db, channel.token);
  const home = pages.find((page) => page.token === channel.homePage);
  return {
    token: channel.token,
    name: channel.name,
    profile: channel.profile,
    origin,
    picture: home && `/media/art/${home.picture}-640.avif`,
    contents: contents.length,
    notices: services.notices.of(channel.token),
    notable: notable(services, contents).map((content) => ({
      name: content.name,
      href: `${origin}/video/${encodeURIComponent(content.token)}`,
      air: airing(content, services.programme.anchor, services.clock.now()),
    })),
    pages: pages
      .filter((page) => page.token !== channel.homePage)
      .slice(0, mostPages)
      .map(({ name, url }) => ({ name, href: `${origin}/pages/${encodeURIComponent(url)}` })),
    houses: housesOf(channel).map((way) => houseOverview(services, channel, way)),
  };
}

/** One that is live, the next event, and a film. */
function notable(services: Services, contents: ContentRecord[]): ContentRecord[] {
  const moment = momentOf(services);
  const stateOf = (content: ContentRecord) => airing(content, moment.anchor, moment.now).state;
  const now = onAir(contents, moment);
  const chosen = [
    now.find((content) => stateOf(content) === "live"),
    now.find((content) => stateOf(content) === "scheduled"),
    contents.find((content) => stateOf(content) === "vod"),
  ];
  return chosen.filter((content) => content !== undefined);
}

/** A sign-in that begins here ends on the channel's sign-in page, as one of the site's own does. */
function houseOverview(services: Services, channel: ChannelRow, { method, house }: Way) {
  const { publicOrigin } = services;
  const query = new URLSearchParams({
    success_url: `${siteOriginOf(services, channel.token)}/user/signIn`,
  });
  return {
    house,
    called: calledBy(channel, house),
    issuer: issuerOf(publicOrigin, house),
    clientId: clientIdOf(channel.token),
    start: `${publicOrigin}/channel/${channel.channelId}/${method}/auth?${query}`,
  };
}
