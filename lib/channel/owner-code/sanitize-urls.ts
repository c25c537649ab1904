const addressNames = new Set(["href", "src", "poster", "background", "data", "cite", "longdesc"]);
const hostName =
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[0-9]{1,5})?$/;

/** True for an attribute whose value is a URL. */
export function isUrlAttribute(name: string): boolean {
  return addressNames.has(name);
}

/**
 * The URL that the owner may use, as it is written into the page: http(s), for a link also mailto and tel, or a path
 * of the site. Undefined for anything else: `sanitizeOwnerUrl("//cdn.example/a.js")` → `"https://cdn.example/a.js"`.
 */
export function sanitizeOwnerUrl(value: string, isLink: boolean): string | undefined {
  const trimmed = value.trim();
  const url = URL.parse(trimmed.startsWith("//") ? `https:${trimmed}` : trimmed);
  if (url === null) return /^[^\s:\\]*$/.test(trimmed) ? trimmed : undefined;
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const isCall = isLink && (url.protocol === "mailto:" || url.protocol === "tel:");
  return isWeb || isCall ? url.href : undefined;
}

/** The host of an absolute URL, with its port; undefined for a path. */
export function parseUrlHost(address: string): string | undefined {
  return URL.parse(address)?.host;
}

/** The host names among what the owner lists: lower case, optional port, nothing else. */
export function filterHostNames(listed: string[]): string[] {
  const hosts = listed.map((host) => host.trim().toLowerCase());
  return hosts.filter((host) => host.length <= 253 && hostName.test(host));
}
