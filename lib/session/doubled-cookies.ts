import { appendCookies } from "./set-cookie.ts";
import { clientIdCookieName } from "./client-id-cookie.ts";
import { serverCookieDefinitions } from "./request-cookies.ts";
import { type CookieDeletionTarget, cookieDeletionSetCookies } from "./delete-cookie.ts";
import { hasCookie, readCookie } from "./read-cookie.ts";
import { sessionCookieName } from "./session.ts";

/**
 * Adds `Set-Cookie` lines, before the others of a response, that delete a cookie of the site which was sent twice:
 * the site's one, and the one that another site set for a parent domain or a longer path. While both exist the cookie
 * has no value, so the viewer could not sign in. One name for each response, the session's first, because a proxy
 * accepts only a few KB of headers. docs/security.md SE-13
 */
export function deleteDoubledCookie(
  responseHeaders: Headers,
  header: string | null,
  place: CookieDeletionTarget,
): void {
  const name = namesOf(place).find(
    (each) => hasCookie(header, each) && readCookie(header, each) === undefined,
  );
  if (name === undefined) return;
  const lines = [...cookieDeletionSetCookies(name, place), ...responseHeaders.getSetCookie()];
  responseHeaders.delete("Set-Cookie");
  appendCookies(responseHeaders, lines);
}

function namesOf({ secure }: CookieDeletionTarget): string[] {
  const others = Object.values(serverCookieDefinitions).map(({ name }) => name);
  return [sessionCookieName(secure), ...others, clientIdCookieName(secure), "mq_lng"];
}
