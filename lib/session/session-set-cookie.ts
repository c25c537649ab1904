import { logger } from "../log.ts";
import { isCookieTooLong, serializeSetCookie } from "./set-cookie.ts";
import { cutToCodePoints } from "./cut-to-code-points.ts";
import { sealSession, type Session, sessionCookieName, sessionMaxAgeS } from "./session.ts";

/** How much of a viewer's name is tried, in code points, where a long token leaves little room. */
const nameLengths = [80, 20, 0];

/** Sign-in works without these texts. */
const withoutTexts = {
  userName: undefined,
  email: undefined,
  userToken: undefined,
  subscribersGroup: undefined,
};

/**
 * The `Set-Cookie` value of a session, with as much of the viewer's name as fits, and without its other texts if
 * nothing fits. It is still too long if the provider's token is.
 */
export async function sessionSetCookieHeader(
  session: Session,
  { secure, secrets }: { secure: boolean; secrets: string[] },
): Promise<string> {
  let line = "";
  const named = nameLengths.map((length) => ({
    userName: cutToCodePoints(session.userName ?? "", length) || undefined,
  }));
  for (const texts of [...named, withoutTexts]) {
    const sealed = await sealSession({ ...session, ...texts }, secrets);
    line = serializeSetCookie(sessionCookieName(secure), sealed, sessionMaxAgeS, secure);
    if (!isCookieTooLong(line)) break;
  }
  return line;
}

/**
 * True if browsers accept the session's cookie. The provider's token can make it too long: its viewer would never be
 * signed in, so the token's length is logged and the sign-in fails.
 */
export async function sessionFitsCookie(session: Session, secrets: string[]): Promise<boolean> {
  const line = await sessionSetCookieHeader(session, { secure: true, secrets });
  if (!isCookieTooLong(line)) return true;
  const { channelId, accessToken } = session;
  const facts = { channel: channelId, length: line.length, token: accessToken?.length };
  logger.error(facts, "a token is too long for a session's cookie");
  return false;
}
