import { isIP } from "node:net";

/**
 * Whether the provider sends requests to an address that somebody brought: `https` on the usual port of a host with
 * a public name, or any address at a host that the operator trusts. What the name leads to is checked when
 * a connection is made: docs/security.md SE-100, SE-244.
 */
export function isPublicHttpsUrl(address: string, trusted: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (isTrustedHost(url, trusted)) return url.protocol === "https:" || url.protocol === "http:";
  return url.protocol === "https:" && url.port === "" && isPublicName(url.hostname);
}

/** Whether the operator trusts the host of an address: `PUSH_HOSTS`, `SIGN_IN_HOSTS`. */
export function isTrustedHost({ hostname }: URL, trusted: readonly string[]): boolean {
  return trusted.includes(hostname);
}

/** A name with a dot, that is no address and none of those that stand for this machine or network. */
function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "");
  if (host.startsWith("[") || isIP(host)) return false;
  return host.includes(".") && !/\.(?:localhost|local|internal|home\.arpa)$/.test(host);
}
