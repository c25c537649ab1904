import type {
  ChannelOverview,
  EventOverview,
  MailOverview,
  Overview,
  RuleOverview,
} from "../../console/overview.ts";
import { type ChannelRow, listChannels } from "../../db/channels.ts";
import { listContents } from "../../db/contents.ts";
import { listMails } from "../../db/mails.ts";
import { latestPayments } from "../../db/commerce/latest-payments.ts";
import { listRights } from "../../db/rights.ts";
import { listPages } from "../../db/pages.ts";
import { newestViewers } from "../../db/viewers.ts";
import { airing, eventAt } from "../../domain/catalogue/airing.ts";
import { decideRights } from "../../domain/rights/decide-rights.ts";
import { rulesFor } from "../../domain/rights/rights-rules.ts";
import { clientIdOf } from "../../domain/identity/idp-client.ts";
import { calledBy, idpMethodsOf } from "../../domain/identity/channel-idps.ts";
import { issuerOf } from "../../domain/identity/identity-providers.ts";
import { linksIn } from "../../domain/console/links-in.ts";
import { onAir } from "../../domain/catalogue/airing.ts";
import type { ContentRecord } from "../../domain/catalogue/records.ts";
import { seededEmail, seededPassword, seededViewers } from "../../seed/viewers/viewers.ts";
import { requestTimeOf, siteOriginOf, type WithConsole } from "../services.ts";

const maxPages = 6;
const maxMails = 20;
const maxViewers = 40;
const maxPayments = 20;

type IdpMethod = ReturnType<typeof idpMethodsOf>[number];

/** Everything that the console's page shows. */
export async function consoleOverview(services: WithConsole): Promise<Overview> {
  const channels = await listChannels(services.db);
  const events = await Promise.all(channels.map((channel) => eventsOf(services, channel)));
  return {
    events: events.flat().sort((a, b) => a.start - b.start),
    channels: await Promise.all(channels.map((channel) => channelOverview(services, channel))),
    rules: (await Promise.all(channels.map((channel) => rulesOf(services, channel)))).flat(),
    location: services.location.now(),
    faults: services.faults.list(),
    clock: { now: services.clock.now(), offsetMs: services.clock.offsetMs() },
    calls: services.calls.counts().sort((a, b) => b.count - a.count),
    people: await peopleOf(services, channels),
    seededPassword,
    payments: await latestPayments(services.db, maxPayments),
    mails: await newestMails(services),
    mailServer: services.mailer.server,
  };
}

async function eventsOf(services: WithConsole, channel: ChannelRow): Promise<EventOverview[]> {
  const { anchor, now } = requestTimeOf(services);
  const origin = siteOriginOf(services, channel.token);
  const contents = await listContents(services.db, channel.token);
  return contents
    .filter(({ state }) => state === "scheduled")
    .map((content) => {
      const { planned, start } = eventAt(content, anchor, now);
      const { token, name, change } = content;
      return {
        channel: { token: channel.token, name: channel.name },
        content: token,
        name,
        href: `${origin}/video/${encodeURIComponent(token)}`,
        start,
        state: airing(content, anchor, now).state,
        change: change?.planned === planned ? change.kind : undefined,
      };
    });
}

async function rulesOf(services: WithConsole, channel: ChannelRow): Promise<RuleOverview[]> {
  const { anchor, now } = requestTimeOf(services);
  const rules = await listRights(services.db, channel.token);
  const contents = rules.length > 0 ? await listContents(services.db, channel.token) : [];
  const { country, vpn: isVpn } = services.location.now();
  return rules.map((rule) => {
    const content = contents.find(({ token }) => token === rule.content);
    const air = content && airing(content, anchor, now);
    const startsAt = air?.state === "scheduled" ? air.startTime : undefined;
    const concerned = rulesFor(rules, rule.content ?? "");
    const denial = decideRights(concerned, { country, isVpn }, { now, startsAt });
    const href = `${siteOriginOf(services, channel.token)}/video/${encodeURIComponent(rule.content ?? "")}`;
    return {
      channel: channel.name,
      content: content && { name: content.name, href },
      rule,
      denial: denial?.source,
    };
  });
}

async function newestMails({ db, background }: WithConsole): Promise<MailOverview[]> {
  await background.idle();
  const mails = await listMails(db);
  return mails.slice(0, maxMails).map(({ to, subject, text, sentAt }) => ({
    to,
    subject,
    text,
    links: linksIn(text),
    sentAt: sentAt.getTime(),
  }));
}

/** The seeded viewers by what to try with them, and after them who signed up. */
async function peopleOf({ db }: WithConsole, channels: ChannelRow[]): Promise<Overview["people"]> {
  const seeded = seededViewers.map((viewer) => ({
    about: viewer.about,
    emails: channels.map(({ token }) => seededEmail(viewer, token)),
  }));
  const known = seeded.flatMap(({ emails }) => emails);
  const others = (await newestViewers(db, maxViewers)).filter((email) => !known.includes(email));
  return others.length === 0 ? seeded : [...seeded, { about: "Came later.", emails: others }];
}

async function channelOverview(
  services: WithConsole,
  channel: ChannelRow,
): Promise<ChannelOverview> {
  const origin = siteOriginOf(services, channel.token);
  const pages = await listPages(services.db, channel.token);
  const contents = await listContents(services.db, channel.token);
  const home = pages.find((page) => page.token === channel.homePage);
  return {
    token: channel.token,
    name: channel.name,
    profile: channel.profile,
    origin,
    picture: home && `${services.publicOrigin}/media/art/${home.picture}-640.avif`,
    contents: contents.length,
    notices: services.notices.of(channel.token),
    notable: notable(services, contents).map((content) => ({
      name: content.name,
      href: `${origin}/video/${encodeURIComponent(content.token)}`,
      air: airing(content, services.programme.anchor, services.clock.now()),
    })),
    pages: pages
      .filter((page) => page.token !== channel.homePage)
      .slice(0, maxPages)
      .map(({ name, url }) => ({ name, href: `${origin}/pages/${encodeURIComponent(url)}` })),
    identityProviders: idpMethodsOf(channel).map((offered) =>
      idpOverview(services, channel, offered),
    ),
  };
}

/** One that is live, the next event, and a film. */
function notable(services: WithConsole, contents: ContentRecord[]): ContentRecord[] {
  const time = requestTimeOf(services);
  const stateOf = (content: ContentRecord) => airing(content, time.anchor, time.now).state;
  const now = onAir(contents, time);
  const chosen = [
    now.find((content) => stateOf(content) === "live"),
    now.find((content) => stateOf(content) === "scheduled"),
    contents.find((content) => stateOf(content) === "vod"),
  ];
  return chosen.filter((content) => content !== undefined);
}

/** A sign-in that begins here ends on the channel's sign-in page, as one of the site's own does. */
function idpOverview(services: WithConsole, channel: ChannelRow, { method, idp }: IdpMethod) {
  const { publicOrigin } = services;
  const query = new URLSearchParams({
    success_url: `${siteOriginOf(services, channel.token)}/user/signIn`,
  });
  return {
    idp,
    called: calledBy(channel, idp),
    issuer: issuerOf(services.console.origin, idp),
    clientId: clientIdOf(channel.token),
    start: `${publicOrigin}/channel/${channel.channelId}/${method}/auth?${query}`,
  };
}
