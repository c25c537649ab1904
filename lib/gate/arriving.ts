import { isSignedIn, type SignedIn } from "../session/make-session.ts";
import { afterSignIn } from "./after-sign-in.ts";
import type { Arrival, Changes, Decision, Given } from "./decision.ts";
import { at, goTo } from "./go.ts";

/** Returning with `access_token`: contract.md, Return with access_token. */
export function arriving(given: Given): Decision | undefined {
  const { asked, answer } = given;
  if (asked.brings?.accessToken === undefined) return undefined;
  const arrival = answer.kind === "ready" ? answer.arrival : undefined;
  if (arrival === undefined) return undefined;
  if (arrival.session === undefined) return notConfirmed(given, arrival.providerOut);
  return counts(given, arrival.session) ? arrived(given, arrival) : toHere(given);
}

/** Stores what an address brings, and leads to the address without it. */
export function storing(given: Given): Decision | undefined {
  return given.asked.brings && toHere(given);
}

/** `{ subscribersGroup, bypass }` of the address; the bypass counts on staging channels alone. */
function brought({ asked, channel }: Given): Changes {
  const { subscribersGroup, bypass } = asked.brings ?? {};
  const changes: Changes = {};
  if (subscribersGroup) changes.subscribersGroup = subscribersGroup;
  if (bypass && channel.mode === "staging") changes.bypass = "1";
  return changes;
}

function toHere(given: Given): Decision {
  return { kind: "redirect", to: given.asked.here, cookies: brought(given) };
}

function notConfirmed(given: Given, providerOut: boolean): Decision {
  const { here } = given.asked;
  if (!providerOut || !isSignIn(given)) return toHere(given);
  const mark = here.includes("?") ? "&" : "?";
  const to = `${here}${mark}error=temporarily_unavailable`;
  return { kind: "redirect", to, cookies: brought(given) };
}

/** Nobody is silently replaced by somebody else, unless the sign-in was begun here, by them. */
function counts({ who }: Given, { userId }: SignedIn): boolean {
  const { session, cookies } = who;
  if (!isSignedIn(session) || session.userId === userId) return true;
  return cookies.flow !== undefined && cookies.flow.userId === session.userId;
}

function arrived(given: Given, { session, missingFields }: Confirmed): Decision {
  const { asked, who } = given;
  const { route, here } = asked;
  const cookies = { ...brought(given), session };
  if (route.mobile && isSignIn(given) && who.cookies.flow) {
    // The app has not heard of it yet: the page there tells it, then goes on.
    const flow = { ...who.cookies.flow, userId: session.userId, arrived: true, missingFields };
    return goTo(given, "/user/signIn", { ...cookies, flow });
  }
  const otherwise = isSignIn(given) ? at(given, "/") : here;
  const next = afterSignIn(who.cookies, { mobile: route.mobile, missingFields, otherwise });
  return { kind: "redirect", to: next.to, cookies: { ...cookies, ...next.cookies, flow: null } };
}
type Confirmed = Extract<Arrival, { session: SignedIn }>;

function isSignIn({ asked: { route } }: Given): boolean {
  return route.kind === "user" && (route.page === "signIn" || route.page === "signUp");
}
