import type { AccessToken, User } from "../contract/user.ts";
import type { CookieScope } from "./sealing.ts";
import { type Session, sessionLifeS } from "./session.ts";

const accountTypes = ["local", "google", "facebook", "apple"] as const;

/** Whoever has a token is signed in, whatever kind of account: spec.md § 6. */
export function isSignedIn(session: Session | undefined): session is SignedIn {
  return Boolean(session?.accessToken);
}
export type SignedIn = Session & { accessToken: string };

/** The bearer that comes with a user, if any does: contract.md, Shapes. */
export function bearerOf(user: User): string | undefined {
  return user.channel_access_token ?? user.access_token;
}

/**
 * `before` tells the group that came without a viewer, or with the same one; `otherwise` is the account
 * type where the record names none.
 */
type Known = { before?: Session; otherwise?: "local" | "external" };

/** The session of a user with their token: `makeSession(user, token, place)`. Starts now. */
export function makeSession(
  user: User,
  accessToken: string,
  { channelId, host }: CookieScope,
  { before, otherwise = "local" }: Known = {},
): SignedIn {
  // The group of another viewer is not handed on.
  const known = !isSignedIn(before) || before.userId === user._id ? before : undefined;
  return {
    accessToken,
    expiresAt: user.expires_at,
    accountType: accountTypes.find((type) => user[type]) ?? otherwise,
    userId: user._id,
    userToken: user.token,
    userName: user.full_name,
    email: user.email,
    subscribersGroup: user.subscribersGroup ?? known?.subscribersGroup,
    alerts: user.alerts,
    channelId,
    host,
    issuedAt: Date.now(),
  };
}

/** A session that holds a subscribers group, signed in or not: contract.md, Subscribers group. */
export function withGroup(
  session: Session | undefined,
  { channelId, host }: CookieScope,
  subscribersGroup: string,
): Session {
  const none = { accountType: "local", channelId, host, issuedAt: Date.now() };
  return { ...(session ?? none), subscribersGroup };
}

/** True when more than half of a token's time is gone; seven days where its end is not known. */
export function isHalfSpent({ issuedAt, expiresAt }: Session, now = Date.now()): boolean {
  const end = expiresAt ?? issuedAt + sessionLifeS * 1_000;
  return now - issuedAt > (end - issuedAt) / 2;
}

/** The same viewer with a refreshed token. */
export function withToken(session: Session, { access_token, expires_at }: AccessToken): SignedIn {
  const issuedAt = Date.now();
  return { ...session, accessToken: access_token, expiresAt: expires_at, issuedAt };
}
