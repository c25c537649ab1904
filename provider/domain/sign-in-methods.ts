import { clientIdOf } from "./house-client.ts";
import { issuerOf, socialHouses } from "./houses.ts";
import type { ChannelRecord } from "./records.ts";

/** `settings.viewers.signupMethods`: contract.md, Channel. */
export function signInMethods({ token, profile }: ChannelRecord, publicOrigin: string) {
  const { social = [], sso } = profile.signIn ?? {};
  return {
    local: { enabled: true },
    ...Object.fromEntries(
      socialHouses.map((house) => [house, { enabled: social.includes(house) }]),
    ),
    sso: sso && {
      enabled: true,
      provider_url: issuerOf(publicOrigin, sso.kind),
      name: sso.name,
      client_id: clientIdOf(token),
      kind: sso.kind,
    },
  };
}
