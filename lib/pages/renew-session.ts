import { LRUCache } from "lru-cache";
import type { AccessToken } from "../contract/user.ts";
import { processWide } from "../process-wide.ts";
import { exchangeAccessToken } from "../provider-api/profile.ts";
import { hasSessionEnded, hashAccessToken } from "../session/ended-sessions.ts";
import {
  isTokenHalfExpired,
  isSignedIn,
  type SignedInSession,
  withRefreshedToken,
} from "../session/session.ts";
import type { ViewerRequest } from "./viewer-request.ts";

type Renewal = Promise<AccessToken | undefined>;

const oldTokenLivesMs = 60_000;
const pauseAfterFailureMs = 10_000;

/** Renewals by old token: requests that still use it, from other tabs, get the same refreshed token. */
const renewals = () =>
  processWide(
    "session-renewals",
    () => new LRUCache<string, Renewal>({ max: 10_000, ttl: oldTokenLivesMs }),
  );

/**
 * The visit with a refreshed token if more than half of the token's time has passed, and the session to set then. One
 * renewal at a time for each session; a failed one changes nothing. docs/behaviour.md BE-32.
 */
export async function renewSession(
  visit: ViewerRequest,
): Promise<{ visit: ViewerRequest; session?: SignedInSession }> {
  const { session } = visit;
  if (!isSignedIn(session) || !isTokenHalfExpired(session)) return { visit };
  const refreshed = await renewalOf(visit, session);
  if (refreshed === undefined || hasSessionEnded(session)) return { visit };
  const renewed = withRefreshedToken(session, refreshed);
  const callContext = { ...visit.callContext, token: renewed.accessToken };
  return { visit: { ...visit, session: renewed, callContext }, session: renewed };
}

function renewalOf(
  { callContext, channel }: ViewerRequest,
  { accessToken }: SignedInSession,
): Renewal {
  const key = hashAccessToken(accessToken);
  const known = renewals().get(key);
  if (known) return known;
  const started = exchangeAccessToken(callContext, channel).catch(() => {
    renewals().set(key, Promise.resolve(undefined), { ttl: pauseAfterFailureMs });
    return undefined;
  });
  renewals().set(key, started);
  return started;
}
