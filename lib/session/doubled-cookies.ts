import { appendCookies } from "./cookie-lines.ts";
import { cookieTable } from "./cookies.ts";
import { hasCookie, readCookie } from "./read-cookie.ts";
import { sessionCookieName } from "./session.ts";

/** Where a request went, and so which forms of a cookie it brought. */
export type CookiePlace = { host: string; path: string; secure: boolean };

/**
 * Puts `Set-Cookie` lines in front of those of an answer that delete a cookie of ours which came twice: ours,
 * and the one that somebody else set for a parent domain or a longer path. It has no value as long as both
 * are there, so nobody could sign in. One name an answer, the session's first: a proxy takes a few KB of
 * headers only. docs/security.md SE-13
 */
export function deleteDoubledCookie(
  answer: Headers,
  header: string | null,
  place: CookiePlace,
): void {
  const name = namesOf(place).find(
    (each) => hasCookie(header, each) && readCookie(header, each) === undefined,
  );
  if (name === undefined) return;
  const lines = [...deletions(name, place), ...answer.getSetCookie()];
  answer.delete("Set-Cookie");
  appendCookies(answer, lines);
}

function namesOf({ secure }: CookiePlace): string[] {
  const others = Object.values(cookieTable).map(({ name }) => name);
  return [sessionCookieName(secure), ...others, "mq_lng"];
}

function deletions(name: string, place: CookiePlace): string[] {
  const secure = place.secure ? "; Secure" : "";
  // Browsers take this prefix without a domain and at the root only.
  if (name.startsWith("__Host-")) return [`${name}=; Path=/; Max-Age=0${secure}`];
  const domains = ["", ...domainsOf(place.host).map((domain) => `; Domain=${domain}`)];
  return domains.flatMap((domain) =>
    pathsOf(place.path).map((path) => `${name}=; Path=${path}${domain}; Max-Age=0${secure}`),
  );
}

const maxDomains = 3;

/** The domains that reach a host: `domainsOf("a.example.com:80")` → `["a.example.com", "example.com"]`. */
function domainsOf(host: string): string[] {
  const name = host.replace(/:[0-9]+$/, "");
  if (name.startsWith("[") || /^[0-9.]+$/.test(name)) return [];
  const labels = name.split(".");
  const parents = labels.slice(0, -1).map((_, i) => labels.slice(i).join("."));
  return (parents.length === 0 ? [name] : parents).slice(0, maxDomains);
}

/** The paths that reach two segments deep: `pathsOf("/video/7")` → `["/", "/video", "/video/", "/video/7"]`. */
function pathsOf(path: string): string[] {
  const [first, second] = path.split("/").slice(1);
  if (!first || !isPlain(first)) return ["/"];
  const paths = ["/", `/${first}`, `/${first}/`];
  return second && isPlain(second) ? [...paths, `/${first}/${second}`] : paths;
}

function isPlain(segment: string): boolean {
  return /^[\w.~%!$&'()*+,=:@-]+$/.test(segment);
}
