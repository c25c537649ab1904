import { appendCookies } from "./cookie-lines.ts";
import { clientCookieName } from "./client-id.ts";
import { cookieTable } from "./cookies.ts";
import { type CookiePlace, deleteCookie } from "./delete-cookie.ts";
import { hasCookie, readCookie } from "./read-cookie.ts";
import { sessionCookieName } from "./session.ts";

/**
 * Puts `Set-Cookie` lines in front of those of an answer that delete a cookie of ours which came twice: ours,
 * and the one that somebody else set for a parent domain or a longer path. It has no value as long as both
 * are there, so nobody could sign in. One name an answer, the session's first: a proxy takes a few KB of
 * headers only. docs/security.md SE-13
 */
export function deleteDoubledCookie(
  responseHeaders: Headers,
  header: string | null,
  place: CookiePlace,
): void {
  const name = namesOf(place).find(
    (each) => hasCookie(header, each) && readCookie(header, each) === undefined,
  );
  if (name === undefined) return;
  const lines = [...deleteCookie(name, place), ...responseHeaders.getSetCookie()];
  responseHeaders.delete("Set-Cookie");
  appendCookies(responseHeaders, lines);
}

function namesOf({ secure }: CookiePlace): string[] {
  const others = Object.values(cookieTable).map(({ name }) => name);
  return [sessionCookieName(secure), ...others, clientCookieName(secure), "mq_lng"];
}
