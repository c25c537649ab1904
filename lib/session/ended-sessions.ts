import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isDeviceRemoved } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { isSignedIn, type Session } from "./session.ts";

/** What the sign-in page has yet to tell of a session that ended by itself: docs/behaviour.md BE-68, BE-249. */
export function endedBy(
  { accessToken }: { accessToken: string },
  error: unknown,
): { accessToken: string; untold: true; removed?: true } {
  return { accessToken, untold: true, ...(isDeviceRemoved(error) && { removed: true }) };
}

const ended = () =>
  processWide("sessions-ended", () => new LRUCache<string, true>({ max: 10_000, ttl: 60_000 }));

/** What a token is remembered by: not itself. */
export function tokenKey(accessToken: string): string {
  return createHash("sha256").update(accessToken).digest("base64url");
}

/**
 * Remembers for a minute that a viewer has signed out: an answer to another tab that was under way
 * then must not bring the session back.
 */
export function rememberEnded({ accessToken }: { accessToken: string }): void {
  ended().set(tokenKey(accessToken), true);
}

/** A provider may give the same token again to whoever signs in again. */
export function forgetEnded(accessToken: string): void {
  ended().delete(tokenKey(accessToken));
}

/** True for a session that was signed out of here a moment ago. */
export function hasEnded(session: Session): boolean {
  return isSignedIn(session) && ended().has(tokenKey(session.accessToken));
}
