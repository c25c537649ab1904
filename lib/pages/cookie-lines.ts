import { env } from "../env.ts";
import type { Changes } from "../gate/decision.ts";
import { setCookies, type CookieWriting } from "../session/cookie-changes.ts";
import { withGroup } from "../session/make-session.ts";
import type { LoadedRequest } from "./load-request.ts";
import { cookieScopeOf, type Visit } from "./visit.ts";

/** The `Set-Cookie` values of a decision, with the session that was renewed on the way to it. */
export async function cookieLines(loaded: LoadedRequest, changes: Changes = {}): Promise<string[]> {
  const { data, renewed } = loaded;
  const { visit } = data;
  if (visit === undefined) return [];
  const scope = cookieScopeOf(visit);
  const { subscribersGroup: group, ...cookies } = changes;
  const session = cookies.session === undefined ? renewed : cookies.session;
  const changedSession = group ? withGroup(session ?? visit.session, scope, group) : session;
  return setCookies({ ...cookies, session: changedSession }, cookieWritingOf(visit));
}

/** Where the cookies of a visit are written. */
export function cookieWritingOf(visit: Visit): CookieWriting {
  const { channel, secure } = visit;
  return {
    scope: cookieScopeOf(visit),
    origin: channel.origin,
    secure,
    secrets: env().sessionSecrets,
  };
}
