import { clientIdOf } from "../identity/idp-client.ts";
import { issuerOf, socialProviders } from "../identity/identity-providers.ts";
import type { ChannelRecord } from "./records.ts";

/** `settings.viewers.signupMethods`: contract.md, Channel. */
export function signInMethods({ token, profile }: ChannelRecord, publicOrigin: string) {
  const { social = [], sso } = profile.signIn ?? {};
  return {
    local: { enabled: true },
    ...Object.fromEntries(socialProviders.map((idp) => [idp, { enabled: social.includes(idp) }])),
    sso: sso && {
      enabled: true,
      provider_url: issuerOf(publicOrigin, sso.kind),
      name: sso.name,
      client_id: clientIdOf(token),
      kind: sso.kind,
    },
  };
}
