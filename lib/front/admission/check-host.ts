import type { IncomingMessage } from "node:http";
import { purgePath } from "../../contract/purge.ts";
import { memoizeByInput } from "../../memoize.ts";
import { isHostName } from "../../host-name.ts";
import { badRequestRejection, type FrontRejection } from "./send-rejection.ts";

/** RFC 9110, 15.5.20: the request was directed at a server that is not responsible for its host. */
const misdirected: FrontRejection = { status: 421 };

export type CheckHost = (req: IncomingMessage) => FrontRejection | undefined;

/**
 * Makes the check of `Host`: 400 unless there is exactly one well-formed value, 421 if it is neither one of
 * `siteHosts` nor a subdomain of one. If `siteHosts` is undefined, any host is served. `/api/health` and `/api/purge` are
 * served on every host, because a load balancer and a provider often know only an IP address.
 */
export function makeCheckHost(siteHosts: readonly string[] | undefined): CheckHost {
  const verdictOf = memoizeByInput(1_000, (host: string) => {
    if (!isWellFormed(host)) return "malformed";
    return siteHosts === undefined || isBelow(nameOf(host), siteHosts) ? "served" : "foreign";
  });
  return ({ headers: { host }, rawHeaders, url = "" }) => {
    if (host === undefined || host.length > 255 || countHostLines(rawHeaders) !== 1) {
      return badRequestRejection;
    }
    const verdict = verdictOf(host.toLowerCase());
    if (verdict === "malformed") return badRequestRejection;
    const isForAnyHost = isHealthRequest(url) || url === purgePath;
    return verdict === "served" || isForAnyHost ? undefined : misdirected;
  };
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
