import type { IncomingMessage } from "node:http";
import { purgePath } from "../../contract/purge.ts";
import { memoizeByInput } from "../../memoize.ts";
import { isHostName } from "../../host-name.ts";
import type { FrontConfig } from "../front-config.ts";
import { domainNameOfHost } from "./domain-of-request.ts";
import { badRequestRejection, type FrontRejection } from "./send-rejection.ts";

/** RFC 9110, 15.5.20: the request was directed at a server that is not responsible for its host. */
export const misdirectedRejection: FrontRejection = { status: 421 };

export type CheckHost = (req: IncomingMessage) => FrontRejection | undefined;

/** The hosts that are served: those of `SITE_HOSTS` (any host without it), and the domains that are found. */
export type ServedHosts = Pick<FrontConfig, "siteHosts" | "findDomain">;

/**
 * Makes the check of `Host`: 400 unless there is exactly one well-formed value, 421 if it is neither one of
 * `siteHosts`, nor a subdomain of one, nor can be an owner's domain, which `makeAdmitHost` finds out. If `siteHosts` is
 * undefined, any host is served. `/api/health`, `/api/purge` and `/api/tls-allowed` are served on every host, because load
 * balancers, providers and proxies often know only an IP address.
 */
export function makeCheckHost(served: ServedHosts): CheckHost {
  const verdictOf = memoizeByInput(1_000, (host: string) => {
    if (!isWellFormed(host)) return "malformed";
    const mayBeServed = isServedHost(host, served.siteHosts) || mayBeDomain(host, served);
    return mayBeServed ? "served" : "foreign";
  });
  return ({ headers: { host }, rawHeaders, url = "" }) => {
    if (host === undefined || host.length > 255 || countHostLines(rawHeaders) !== 1) {
      return badRequestRejection;
    }
    const verdict = verdictOf(host.toLowerCase());
    if (verdict === "malformed") return badRequestRejection;
    return verdict === "served" || isOfAnyHost(url) ? undefined : misdirectedRejection;
  };
}

/** True for `demo.example.com` if `SITE_HOSTS` has `example.com`, and for every host without `SITE_HOSTS`. */
export function isServedHost(host: string, siteHosts: readonly string[] | undefined): boolean {
  return siteHosts === undefined || isBelow(nameOf(host.toLowerCase()), siteHosts);
}

function mayBeDomain(host: string, { findDomain }: ServedHosts): boolean {
  return findDomain !== undefined && domainNameOfHost(host) !== undefined;
}

/** True for the calls of load balancers, providers and proxies. */
export function isOfAnyHost(url: string): boolean {
  return isHealthRequest(url) || url === purgePath || /^\/api\/tls-allowed(?:\?|$)/.test(url);
}

/** `isHealthRequest("/api/health?x")` → `true`. */
export function isHealthRequest(url: string): boolean {
  return /^\/api\/health(?:\?|$)/.test(url);
}

const portSyntax = /:([0-9]{1,5})$/;

function isWellFormed(host: string): boolean {
  const port = Number(portSyntax.exec(host)?.[1] ?? 0);
  return port <= 65_535 && isHostName(nameOf(host));
}

function nameOf(host: string): string {
  return host.replace(portSyntax, "");
}

function isBelow(completeName: string, domains: readonly string[]): boolean {
  const name = completeName.replace(/\.$/, "");
  return domains.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

/** Node keeps the first of two `Host` lines; a proxy may have used the second. */
function countHostLines(rawHeaders: string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name !== undefined && name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
