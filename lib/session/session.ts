import { z } from "zod";
import { readCookie } from "./read-cookie.ts";
import { openValue, type CookieScope, sealValue } from "./sealing.ts";

/** Seven days, in seconds: spec.md § 9, cookie life. */
export const sessionLifeS = 7 * 86_400;

const session = z.object({
  accessToken: z.string().optional(),
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
 * Who is visiting one channel on one host: spec.md § 3, Viewer session; contract.md, Cookies.
 * For a signed-out viewer it holds at most the subscribers group. Times are epoch ms.
 */
export type Session = z.output<typeof session>;

/** `mq_session`, or `__Host-mq_session` on HTTPS. */
export function sessionCookieName(secure: boolean): string {
  return secure ? "__Host-mq_session" : "mq_session";
}

/** Seals a session for its cookie: `seal(session, secrets)` → opaque text. The first secret seals. */
export function seal(value: Session, secrets: string[]): Promise<string> {
  return sealValue(value, secrets, sessionLifeS);
}

/**
 * Opens the session of a `Cookie` header, or gives undefined: none there, more than one there
 * (tossed by a sibling channel), forged, too old, or made for another channel or host.
 */
export function openSession(
  cookieHeader: string | null,
  name: string,
  secrets: string[],
  scope: CookieScope,
): Promise<Session | undefined> {
  const sealed = readCookie(cookieHeader, name);
  return openValue(sealed, session, { secrets, lifeS: sessionLifeS, scope });
}
