/** The target of a request, which determines the forms of a cookie that it may contain. */
export type CookieDeletionTarget = { host: string; path: string; secure: boolean };

/**
 * The `Set-Cookie` values that delete a cookie in every form that is sent to a page: the site's, and those that
 * another site has set for a parent domain or a longer path.
 */
export function cookieDeletionSetCookies(name: string, place: CookieDeletionTarget): string[] {
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
