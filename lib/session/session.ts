import { z } from "zod";
import { readCookie } from "./read-cookie.ts";
import { openSealedValue, type CookieScope, sealValue } from "./sealing.ts";
import { bearerSchema } from "../contract/bearer.ts";
import type { AccessToken, User } from "../contract/user.ts";
import { cutToCodePoints } from "./cut-to-code-points.ts";
import { createHash } from "node:crypto";

/** Seven days, in seconds: docs/behaviour.md BE-24. */
export const sessionMaxAgeS = 7 * 86_400;

const session = z.object({
  accessToken: bearerSchema.optional(),
  expiresAt: z.number().optional(),
  accountType: z.string().default("local"),
  userId: z.string().optional(),
  userToken: z.string().optional(),
  userName: z.string().optional(),
  email: z.string().optional(),
  subscribersGroup: z.string().optional(),
  alerts: z.number().optional(),
  channelId: z.string(),
  host: z.string(),
  issuedAt: z.number(),
});

/**
 * A visit of one channel on one host: docs/behaviour.md BE-24. For a signed-out viewer it contains at most the
 * subscribers group. Times are epoch ms.
 */
export type Session = z.output<typeof session>;

/** `mq_session`, or `__Host-mq_session` on HTTPS. */
export function sessionCookieName(secure: boolean): string {
  return secure ? "__Host-mq_session" : "mq_session";
}

/** Seals a session for its cookie: `sealSession(session, secrets)` → opaque text. The first secret seals. */
export function sealSession(value: Session, secrets: string[]): Promise<string> {
  return sealValue(value, secrets, sessionMaxAgeS);
}

/**
 * Opens the session of a `Cookie` header; undefined if it is missing, sent more than once (set by a sibling channel),
 * forged, too old, or made for another channel or host.
 */
export function openSession(
  cookieHeader: string | null,
  name: string,
  secrets: string[],
  scope: CookieScope,
): Promise<Session | undefined> {
  const sealed = readCookie(cookieHeader, name);
  return openSealedValue(sealed, session, { secrets, lifeS: sessionMaxAgeS, scope });
}

const accountTypes = ["local", "google", "facebook", "apple"] as const;

/** True with a token, for any type of account: docs/behaviour.md BE-89. */
export function isSignedIn(session: Session | undefined): session is SignedInSession {
  return Boolean(session?.accessToken);
}
export type SignedInSession = Session & { accessToken: string };

/** The bearer in a user's record, if any: docs/provider-api.md PA-71. */
export function bearerOf(user: User): string | undefined {
  return user.channel_access_token ?? user.access_token;
}

/**
 * `before` is the session whose group is adopted if it had no viewer, or the same one; `otherwise` is the account
 * type if the record has none.
 */
type Known = { before?: Session; otherwise?: "local" | "external" };

/** The most code points of a viewer's name, which is shown. */
const maxNameLength = 80;
/**
 * The most characters of an e-mail address, an identifier or a group. A cut one could be another's, so a longer one
 * is left out.
 */
const maxTextLength = 254;

function whole(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= maxTextLength ? text : undefined;
}

/** The session of a user with their token: `makeSession(user, token, place)`. Starts now. */
export function makeSession(
  user: User,
  accessToken: string,
  { channelId, host }: CookieScope,
  { before, otherwise = "local" }: Known = {},
): SignedInSession {
  // The group of another viewer is not adopted.
  const known = !isSignedIn(before) || before.userId === user._id ? before : undefined;
  return {
    accessToken,
    expiresAt: user.expires_at,
    accountType: accountTypes.find((type) => user[type]) ?? otherwise,
    userId: user._id,
    userToken: whole(user.token),
    userName: cutToCodePoints(user.full_name, maxNameLength),
    email: whole(user.email),
    subscribersGroup: whole(user.subscribersGroup ?? known?.subscribersGroup),
    alerts: user.alerts,
    channelId,
    host,
    issuedAt: Date.now(),
  };
}

/** The session of the same viewer with a changed name or e-mail address. */
export function withProfile(
  session: SignedInSession,
  user: Pick<User, "full_name" | "email">,
): SignedInSession {
  const userName = cutToCodePoints(user.full_name, maxNameLength);
  return { ...session, userName, email: whole(user.email) };
}

/** A session with a subscribers group, signed in or not: docs/behaviour.md BE-11. */
export function withSubscribersGroup(
  session: Session | undefined,
  { channelId, host }: CookieScope,
  subscribersGroup: string,
): Session {
  const none = { accountType: "local", channelId, host, issuedAt: Date.now() };
  const known = session ?? none;
  return whole(subscribersGroup) === undefined ? known : { ...known, subscribersGroup };
}

/** True if more than half of a token's time has passed; seven days if its end is not known. */
export function isTokenHalfExpired({ issuedAt, expiresAt }: Session, now = Date.now()): boolean {
  const end = expiresAt ?? issuedAt + sessionMaxAgeS * 1_000;
  return now - issuedAt > (end - issuedAt) / 2;
}

/** The same viewer with a refreshed token. */
export function withRefreshedToken(
  session: Session,
  { access_token, expires_at }: AccessToken,
): SignedInSession {
  const issuedAt = Date.now();
  return { ...session, accessToken: access_token, expiresAt: expires_at, issuedAt };
}

/** A mark that distinguishes signed-in viewers on a shared device, without other data of them. */
export function viewerFingerprint({ channelId, userId, email }: SignedInSession): string {
  const identity = JSON.stringify([channelId, userId ?? email]);
  return createHash("sha256").update(identity).digest("base64url").slice(0, 16);
}
