import type { ChannelRecord } from "./records.ts";

/** The houses whose names everybody knows; each is a sign-in method of that name. */
export const socialHouses = ["google", "facebook", "apple"] as const;
export type SocialHouse = (typeof socialHouses)[number];

/** The four kinds of single sign-on: contract.md, Channel. */
export const ssoKinds = ["auth0", "helmes", "oracle", "generic"] as const;
export type SsoKind = (typeof ssoKinds)[number];

/** A house that identifies people by OpenID Connect; the sandbox plays them all. */
export type House = SocialHouse | SsoKind;
export const houses: House[] = [...socialHouses, ...ssoKinds];

/** How a viewer signs in by a house: with a social one, or with the channel's own. */
export type HouseMethod = SocialHouse | "sso";
export const houseMethods: HouseMethod[] = [...socialHouses, "sso"];

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
export function houseOf(channel: ChannelRecord, method: HouseMethod): House | undefined {
  const { signIn } = channel.profile;
  if (method === "sso") return signIn?.sso?.kind;
  return signIn?.social?.includes(method) ? method : undefined;
}

/** The methods of a channel in their order, each with its house. */
export function housesOf(channel: ChannelRecord): { method: HouseMethod; house: House }[] {
  return houseMethods.flatMap((method) => {
    const house = houseOf(channel, method);
    return house ? [{ method, house }] : [];
  });
}

/** `"google"` → itself; anything else → undefined. */
export function asHouse(name: string): House | undefined {
  return houses.find((house) => house === name);
}
