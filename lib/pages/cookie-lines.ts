import { env } from "../env.ts";
import type { Changes } from "../gate/decision.ts";
import { setCookies, type Writing } from "../session/cookie-changes.ts";
import { withGroup } from "../session/make-session.ts";
import type { FoundOut } from "./find-out.ts";
import { placeOf, type Visit } from "./visit.ts";

/** The `Set-Cookie` values of a decision, with the session that was renewed on the way to it. */
export async function cookieLines(found: FoundOut, changes: Changes = {}): Promise<string[]> {
  const { findings, renewed } = found;
  const { visit } = findings;
  if (visit === undefined) return [];
  const place = placeOf(visit);
  const { subscribersGroup: group, ...cookies } = changes;
  const session = cookies.session === undefined ? renewed : cookies.session;
  const kept = group ? withGroup(session ?? visit.session, place, group) : session;
  return setCookies({ ...cookies, session: kept }, writingOf(visit));
}

/** Where the cookies of a visit are written. */
export function writingOf(visit: Visit): Writing {
  const { channel, secure } = visit;
  return {
    place: placeOf(visit),
    origin: channel.origin,
    secure,
    secrets: env().sessionSecrets,
  };
}
