import type {
  EventOverview,
  ControlsPageData,
  RightsRuleOverview,
} from "../../console/controls-page-data.ts";
import { type ChannelRow, listChannels } from "../../db/channels.ts";
import { listContents } from "../../db/contents.ts";
import { listLatestPayments } from "../../db/commerce/latest-payments.ts";
import { listRights } from "../../db/rights.ts";
import { getAiringState, findCurrentOrNextEventStart } from "../../domain/catalogue/airing.ts";
import { findRightsDenial } from "../../domain/rights/find-rights-denial.ts";
import { filterContentRightsRules } from "../../domain/rights/rights-rules.ts";
import { formatIdpClientId } from "../../domain/identity/idp-client.ts";
import {
  getChannelIdpDisplayName,
  listIdpSignInMethods,
} from "../../domain/identity/channel-idps.ts";
import { getSandboxIssuerUrl } from "../../domain/identity/identity-providers.ts";
import {
  createResponseContext,
  getChannelSiteOrigin,
  type ServicesWithConsole,
} from "../../services.ts";

const maxPayments = 20;

type IdpMethod = ReturnType<typeof listIdpSignInMethods>[number];

/** Everything that the page of controls shows. */
export async function loadControlsPageData(
  services: ServicesWithConsole,
): Promise<ControlsPageData> {
  const channels = await listChannels(services.db);
  const events = await Promise.all(channels.map((channel) => eventsOf(services, channel)));
  return {
    events: events.flat().sort((a, b) => a.start - b.start),
    channels: channels.map((channel) => ({
      token: channel.token,
      name: channel.name,
      identityProviders: listIdpSignInMethods(channel).map((offered) =>
        idpOverview(services, channel, offered),
      ),
    })),
    rules: (await Promise.all(channels.map((channel) => rulesOf(services, channel)))).flat(),
    location: services.location.now(),
    faults: services.faults.list(),
    clock: { now: services.clock.now(), offsetMs: services.clock.offsetMs() },
    calls: services.calls.counts().sort((a, b) => b.count - a.count),
    payments: await listLatestPayments(services.db, maxPayments),
  };
}

async function eventsOf(
  services: ServicesWithConsole,
  channel: ChannelRow,
): Promise<EventOverview[]> {
  const { anchor, now } = createResponseContext(services);
  const origin = getChannelSiteOrigin(services, channel);
  const contents = await listContents(services.db, channel.token);
  return contents
    .filter(({ state }) => state === "scheduled")
    .map((content) => {
      const { planned, start } = findCurrentOrNextEventStart(content, anchor, now);
      const { token, name, change } = content;
      return {
        channel: { token: channel.token, name: channel.name },
        content: token,
        name,
        href: `${origin}/video/${encodeURIComponent(token)}`,
        start,
        state: getAiringState(content, anchor, now).state,
        change: change?.planned === planned ? change.kind : undefined,
      };
    });
}

async function rulesOf(
  services: ServicesWithConsole,
  channel: ChannelRow,
): Promise<RightsRuleOverview[]> {
  const { anchor, now } = createResponseContext(services);
  const rules = await listRights(services.db, channel.token);
  const contents = rules.length > 0 ? await listContents(services.db, channel.token) : [];
  const { country, vpn: isVpn } = services.location.now();
  return rules.map((rule) => {
    const content = contents.find(({ token }) => token === rule.content);
    const air = content && getAiringState(content, anchor, now);
    const startsAt = air?.state === "scheduled" ? air.startTime : undefined;
    const concerned = filterContentRightsRules(rules, rule.content ?? "");
    const denial = findRightsDenial(concerned, { country, isVpn }, { now, startsAt });
    const href = `${getChannelSiteOrigin(services, channel)}/video/${encodeURIComponent(rule.content ?? "")}`;
    return {
      channel: channel.name,
      content: content && { name: content.name, href },
      rule,
      denial: denial?.source,
    };
  });
}

/** A sign-in that begins here ends on the channel's sign-in page, as one of the site's own does. */
function idpOverview(
  services: ServicesWithConsole,
  channel: ChannelRow,
  { method, idp }: IdpMethod,
) {
  const { publicOrigin } = services;
  const query = new URLSearchParams({
    success_url: `${getChannelSiteOrigin(services, channel)}/user/signIn`,
  });
  return {
    idp,
    called: getChannelIdpDisplayName(channel, idp),
    issuer: getSandboxIssuerUrl(services.console.origin, idp),
    clientId: formatIdpClientId(channel.token),
    start: `${publicOrigin}/channel/${channel.channelId}/${method}/auth?${query}`,
  };
}
