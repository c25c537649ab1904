import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isDeviceRemovedError } from "../api-error.ts";
import { processWide } from "../process-wide.ts";
import { isSignedIn, type Session } from "./session.ts";

/** The cookie by which the sign-in page reports a session that ended by itself: docs/behaviour.md BE-68, BE-249. */
export function endedSessionCookie(
  { accessToken }: { accessToken: string },
  error: unknown,
): { accessToken: string; untold: true; removed?: true } {
  return { accessToken, untold: true, ...(isDeviceRemovedError(error) && { removed: true }) };
}

const ended = () =>
  processWide("sessions-ended", () => new LRUCache<string, true>({ max: 10_000, ttl: 60_000 }));

/** The hash by which a token is remembered. */
export function hashAccessToken(accessToken: string): string {
  return createHash("sha256").update(accessToken).digest("base64url");
}

/**
 * Remembers for a minute that a viewer has signed out: a response to another tab, requested before, must not restore
 * the session.
 */
export function rememberEndedSession({ accessToken }: { accessToken: string }): void {
  ended().set(hashAccessToken(accessToken), true);
}

/** Deletes the mark at sign-in, because a provider may issue the same token again. */
export function forgetEndedSession(accessToken: string): void {
  ended().delete(hashAccessToken(accessToken));
}

/** True for a session that was signed out of here a moment ago. */
export function hasSessionEnded(session: Session): boolean {
  return isSignedIn(session) && ended().has(hashAccessToken(session.accessToken));
}
