import type { ChannelRecord } from "./records.ts";
import { type IdentityKind, identityKinds } from "./viewer-record.ts";

/** The houses whose names everybody knows; each is a sign-in method of that name. */
export const socialHouses = ["google", "facebook", "apple"] as const;
export type SocialHouse = (typeof socialHouses)[number];

/** The four kinds of single sign-on: contract.md, Channel. */
export const ssoKinds = ["auth0", "helmes", "oracle", "generic"] as const;
export type SsoKind = (typeof ssoKinds)[number];

/** A house that identifies people by OpenID Connect; the sandbox plays them all. */
export type House = SocialHouse | SsoKind;
export const houses: House[] = [...socialHouses, ...ssoKinds];

const names: Record<House, string> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
  auth0: "Auth0",
  helmes: "Helmes",
  oracle: "Oracle",
  generic: "a generic house",
};

/** `"google"` → `"Google"`: whom the sandbox plays. */
export function houseName(house: House): string {
  return names[house];
}

/** The issuer of a house of the sandbox: `issuerOf("http://localhost:4000", "google")`. */
export function issuerOf(publicOrigin: string, house: House): string {
  return `${publicOrigin}/identity/${house}`;
}

/** The house behind a method on a channel, or undefined where the channel doesn't offer it. */
export function houseOf(channel: ChannelRecord, method: IdentityKind): House | undefined {
  const { signIn } = channel.profile;
  if (method === "sso") return signIn?.sso?.kind;
  return signIn?.social?.includes(method) ? method : undefined;
}

/** What a channel's viewers call a house: `"Arena Club ID"` for its own, `"Google"`. */
export function calledBy({ profile }: ChannelRecord, house: House): string {
  const { sso } = profile.signIn ?? {};
  return sso?.kind === house ? sso.name : houseName(house);
}

/** The methods of a channel in their order, each with its house. */
export function housesOf(channel: ChannelRecord): { method: IdentityKind; house: House }[] {
  return identityKinds.flatMap((method) => {
    const house = houseOf(channel, method);
    return house ? [{ method, house }] : [];
  });
}

/** `"google"` → itself; anything else → undefined. */
export function asHouse(name: string): House | undefined {
  return houses.find((house) => house === name);
}
