import { LRUCache } from "lru-cache";
import type { AccessToken } from "../contract/user.ts";
import { processWide } from "../process-wide.ts";
import { getAccessToken } from "../provider-api/profile.ts";
import { hasEnded, tokenKey } from "../session/ended-sessions.ts";
import { isHalfSpent, isSignedIn, type SignedIn, withToken } from "../session/session.ts";
import type { Visit } from "./visit.ts";

type Renewal = Promise<AccessToken | undefined>;

const oldTokenLivesMs = 60_000;
const pauseAfterFailureMs = 10_000;

/** Renewals by old token: whoever still comes with it, from another tab, gets the same refreshed one. */
const renewals = () =>
  processWide(
    "session-renewals",
    () => new LRUCache<string, Renewal>({ max: 10_000, ttl: oldTokenLivesMs }),
  );

/**
 * The visit with a refreshed token when more than half of the time of its own is gone, and the session
 * to be set then. One renewal at a time for each session; a failed one changes nothing.
 * docs/behaviour.md BE-32.
 */
export async function renewSession(visit: Visit): Promise<{ visit: Visit; session?: SignedIn }> {
  const { session } = visit;
  if (!isSignedIn(session) || !isHalfSpent(session)) return { visit };
  const refreshed = await renewalOf(visit, session);
  if (refreshed === undefined || hasEnded(session)) return { visit };
  const renewed = withToken(session, refreshed);
  const callContext = { ...visit.callContext, token: renewed.accessToken };
  return { visit: { ...visit, session: renewed, callContext }, session: renewed };
}

function renewalOf({ callContext, channel }: Visit, { accessToken }: SignedIn): Renewal {
  const key = tokenKey(accessToken);
  const known = renewals().get(key);
  if (known) return known;
  const started = getAccessToken(callContext, channel).catch(() => {
    renewals().set(key, Promise.resolve(undefined), { ttl: pauseAfterFailureMs });
    return undefined;
  });
  renewals().set(key, started);
  return started;
}
