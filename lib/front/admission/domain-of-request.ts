import type { IncomingMessage } from "node:http";
import { normalizeDomainName } from "../../contract/domain-name.ts";
import { memoizeByInput } from "../../memoize.ts";
import type { FoundDomain } from "../../provider-api/find-domain.ts";
import { internalRequestHeaders } from "../../viewer/internal-headers.ts";

/** Finds the channel of an owner's domain. */
export type FindDomain = (host: string, ip: string) => Promise<FoundDomain | null>;

/** The name of a host if an owner can have it as a domain: not of an IP address, and not of `demo.localhost`. */
export function domainNameOfHost(host: string): string | undefined {
  return nameOfHost(host) || undefined;
}

const nameOfHost = memoizeByInput(
  1_000,
  (host: string) => normalizeDomainName(host.replace(/:[0-9]{1,5}$/, "")) ?? "",
);

const domains = new WeakMap<IncomingMessage, FoundDomain>();

/** Saves the domain of a request, for what the front does with it. */
export function setDomainOfRequest(req: IncomingMessage, domain: FoundDomain): void {
  domains.set(req, domain);
}

/** The token of the channel whose domain was requested; undefined if the host's first label names the channel. */
export function channelOfDomain(req: IncomingMessage): string | undefined {
  return domains.get(req)?.token;
}

/**
 * The part of a cache key that names the channel of a domain: its pages are the same under all its hosts, unless some of
 * them lead to another one. docs/behaviour.md BE-505
 */
export function cacheShareOfDomain(req: IncomingMessage): string | undefined {
  const domain = domains.get(req);
  return domain?.redirects ? domainNameOfHost(req.headers.host ?? "") : domain?.token;
}

/** The header by which Next gets the channel of a request's domain. */
export function domainHeaders(req: IncomingMessage): Record<string, string> {
  const channel = channelOfDomain(req);
  return channel === undefined ? {} : { [internalRequestHeaders.channel]: channel };
}
