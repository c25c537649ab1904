import type { Channel, SingleSignOn } from "../contract/channel.ts";
import { env } from "../env.ts";
import { makeReturnUrl } from "./accounts.ts";

export type ChannelIdentityProvider = "google" | "facebook" | "apple" | "sso";

/**
 * The URL to sign in at an identity provider. It returns to the channel's `/user/signIn` with `access_token` or
 * `error`. docs/provider-api.md PA-50.
 */
export function identityProviderSignInUrl(
  channel: Channel,
  host: string,
  idp: ChannelIdentityProvider,
  mobile: boolean,
): string {
  const success = makeReturnUrl(channel, mobile, "/user/signIn");
  const from: Record<string, string> = idp === "sso" ? { origin: channel.origin } : { host };
  return publicAddress(["channel", channel.channel_id, idp, "auth"], {
    ...from,
    success_url: success,
  });
}

/**
 * The URL to sign out at the channel's identity provider, which leads back to `/user/logout?done=1`; undefined on a
 * channel without one. docs/provider-api.md PA-54.
 */
export function ssoLogoutAddress(
  channel: Channel,
  token: string,
  mobile: boolean,
): string | undefined {
  const { sso } = channel.settings.viewers.signupMethods;
  if (!sso?.enabled) return undefined;
  const back = makeReturnUrl(channel, mobile, "/user/logout?done=1");
  if (sso.kind === "generic" || sso.provider_url === "") {
    return publicAddress(["channel", channel.channel_id, "sso", "logout"], {
      access_token: token,
      post_logout_url: back,
    });
  }
  return addressAt(sso.provider_url, ...logoutAddressParts[sso.kind](sso, back));
}

type LogoutAddressParts = (
  sso: SingleSignOn,
  back: string,
) => [path: string, query: Record<string, string>];

const logoutAddressParts: Record<Exclude<SingleSignOn["kind"], "generic">, LogoutAddressParts> = {
  auth0: (sso, back) => ["/v2/logout", { client_id: sso.client_id, returnTo: back }],
  oracle: (_, back) => ["/oauth2/v1/userlogout", { post_logout_redirect_url: back }],
  helmes: (_, back) => ["/logout", { redirect_uri: back }],
};

function publicAddress(segments: string[], query: Record<string, string>): string {
  return addressAt(
    env().providerPublicUrl,
    `/${segments.map(encodeURIComponent).join("/")}`,
    query,
  );
}

function addressAt(base: string, path: string, query: Record<string, string>): string {
  return `${base.replace(/\/+$/, "")}${path}?${new URLSearchParams(query)}`;
}
