import { isIP } from "node:net";

/**
 * Whether pushes are sent to an address that a browser brought: `https` on the usual port of a host with
 * a public name, or any address at a host that the operator trusts. What the name leads to is checked when
 * a connection is made: docs/security.md SE-100.
 */
export function isAllowedPushEndpoint(endpoint: string, trusted: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (isTrustedPushHost(url, trusted)) return url.protocol === "https:" || url.protocol === "http:";
  return url.protocol === "https:" && url.port === "" && isPublicName(url.hostname);
}

/** Whether the operator trusts the host of an address (`PUSH_HOSTS`). */
export function isTrustedPushHost({ hostname }: URL, trusted: readonly string[]): boolean {
  return trusted.includes(hostname);
}

/** A name with a dot, that is no address and none of those that stand for this machine or network. */
function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "");
  if (host.startsWith("[") || isIP(host)) return false;
  return host.includes(".") && !/\.(?:localhost|local|internal|home\.arpa)$/.test(host);
}
