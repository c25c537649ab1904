import { serverCookieDefinitions } from "./request-cookies.ts";
import { hasCookie, readCookie } from "./read-cookie.ts";
import { isSealValid } from "./sealing.ts";
import { sessionCookieName, sessionMaxAgeS } from "./session.ts";

type Cookies = { cookie: string | undefined; isVideo: boolean; secure: boolean; host: string };

/**
 * Whether cookies make an otherwise shared page personal: the bypass of a staging channel and a preview link on any
 * page, session and payment on a content's page. Only cookies sealed by the site count, so that they cannot be
 * forged. Returns immediately without such a cookie. docs/behaviour.md BE-46.
 */
export function hasPersonalCookies(
  { cookie, isVideo, secure, host }: Cookies,
  secrets: string[],
): boolean | Promise<boolean> {
  // Most requests have none of them.
  if (!cookie?.includes("mq_")) return false;
  const { bypass, payment, preview } = serverCookieDefinitions;
  const session = { name: sessionCookieName(secure), lifeS: sessionMaxAgeS };
  const cookies = isVideo ? [session, payment, bypass, preview] : [bypass, preview];
  const found = cookies.filter(({ name }) => hasCookie(cookie, name));
  if (found.length === 0) return false;
  const checks = found.map(({ name, lifeS }) =>
    isSealValid(readCookie(cookie, name), { secrets, lifeS, host: host.toLowerCase() }),
  );
  return Promise.all(checks).then((results) => results.includes(true));
}
