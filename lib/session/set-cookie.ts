import { logger } from "../log.ts";

/** Browsers drop a longer cookie without a word. Bytes of name, value and attributes together. */
const maxCookieBytes = 4_096;

/** The one cookie that a script of the page reads: docs/decisions/0080-what-page-scripts-reach.md. */
const readByScripts = "mq_lists";

/** One `Set-Cookie` value: `serializeSetCookie("mq_widget", "7", 86400, false)`; life 0 deletes it. */
export function serializeSetCookie(
  name: string,
  value: string,
  lifeS: number,
  secure: boolean,
): string {
  const pair = `${name}=${encodeURIComponent(value.toWellFormed())}`;
  const scripts = name === readByScripts ? "" : "; HttpOnly";
  const attributes = `${pair}; Path=/; Max-Age=${lifeS}${scripts}; SameSite=Lax`;
  return secure ? `${attributes}; Secure` : attributes;
}

/** True when a browser may drop a cookie; takes a whole `Set-Cookie` value. */
export function isCookieTooLong(line: string): boolean {
  return Buffer.byteLength(line) > maxCookieBytes;
}

/**
 * Adds `Set-Cookie` values to a response. Values that are too long are logged instead. Every cookie of the site is
 * set here: docs/security.md SE-182.
 */
export function appendCookies(headers: Headers, lines: readonly string[]): void {
  for (const line of lines) {
    if (!isCookieTooLong(line)) headers.append("Set-Cookie", line);
    else {
      const cookie = line.slice(0, line.indexOf("=")).slice(0, 100);
      logger.warn({ cookie, bytes: Buffer.byteLength(line) }, "a cookie is too long to be sent");
    }
  }
}
