import { type SsoKind, ssoKinds } from "../../../provider/domain/identity/identity-providers.ts";
import type { SeedCatalogue } from "../../../provider/seed/catalogue-schema.ts";
import type { Browser, Landing } from "./browser.ts";
import { harbour } from "./catalogue.ts";
import { publicOrigin, siteOrigin } from "./provider.ts";

/** A channel for each kind of single sign-on, with all of the social identity providers. */
export const signInChannels: SeedCatalogue[] = ssoKinds.map((kind, index) => ({
  ...harbour,
  channel: {
    ...harbour.channel,
    token: tokenOf(kind),
    channelId: `ch_1${index}`,
    name: `Quay ${kind}`,
    signIn: { social: ["google", "facebook", "apple"], sso: { kind, name: `Quay ID ${kind}` } },
  },
}));

/** The channel that signs in with a kind of identity provider. */
export function tokenOf(kind: SsoKind): string {
  return `quay-${kind}`;
}

/** The origin of a channel's site. */
export function siteOf(channel: string): string {
  return siteOrigin.replace("{channel}", channel);
}

/** The `auth` URL of a method on a channel. `more` replaces queries. */
export function authAddress(
  channel: string,
  method: string,
  more: Record<string, string> = {},
): string {
  const site = siteOf(channel);
  const query = new URLSearchParams({ success_url: `${site}/user/signIn`, ...more });
  if (method === "sso") query.set("origin", site);
  else query.set("host", new URL(site).host);
  return `${publicOrigin}/channel/${channel}/${method}/auth?${query}`;
}

/** Signs a person in from the start, and returns the page on which they end. */
export async function signIn(
  browser: Browser,
  channel: string,
  method: string,
  person: string,
): Promise<Landing> {
  return browser.submit(await browser.go(authAddress(channel, method)), { person });
}

/** A query of the URL on which a person ended. */
export function queryOf({ url }: Landing, name: string): string | null {
  return new URL(url).searchParams.get(name);
}
