import { logger } from "../log.ts";
import { seal, type Session, sessionCookieName } from "./session.ts";

/** Name and value together; browsers drop a longer cookie without a word. */
const maxCookieLength = 4_096;

/**
 * True when browsers keep the session's cookie. It is the provider's token that makes one too long: whoever
 * got it would be signed in nowhere, so it is logged, and the sign-in is refused.
 */
export async function fitsCookie(session: Session, secrets: string[]): Promise<boolean> {
  const length = `${sessionCookieName(true)}=${await seal(session, secrets)}`.length;
  if (length <= maxCookieLength) return true;
  const { channelId, accessToken } = session;
  const facts = { channel: channelId, length, token: accessToken?.length };
  logger.error(facts, "a token is too long for a session's cookie");
  return false;
}
