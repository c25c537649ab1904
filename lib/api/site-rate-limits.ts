import { RateLimiterMemory } from "rate-limiter-flexible";
import type { CallLimit, CallRule } from "../contract/call-rule.ts";
import { processWide } from "../process-wide.ts";
import { consumeRateLimits } from "./consume-rate-limits.ts";

const minuteS = 60;
const of = (by: CallLimit["by"], points: number) =>
  ({ by, points, windowS: minuteS, in: "process" }) as const;

/**
 * How often each route may be called, per process. A network is an IPv4 address, or a /64 of IPv6; many households
 * may share one. The provider has its own limits, which all processes share. docs/security.md SE-172
 */
export const siteRateLimits = {
  read: of("network", 6_000),
  change: of("network", 1_200),
  /** Calls that wait for a payment processor or hash a password. */
  slow: of("network", 240),
  /** Calls that read or delete much data. */
  heavy: of("network", 60),
  /** Reports of what a channel's policy blocked. */
  "csp-reports": of("subject", 30),
  "error-batches": of("subject", 30),
  "error-batches-of-channel": of("subject", 600),
  "event-batches": of("subject", 3_000),
  "event-batches-of-visit": of("subject", 120),
} as const satisfies Record<string, CallLimit>;

export type SiteRateLimitName = keyof typeof siteRateLimits;
export type SiteCallRule = CallRule<SiteRateLimitName>;

const counters = () =>
  processWide("call-limits", () => {
    const made = Object.entries(siteRateLimits).map(
      ([name, { points, windowS: duration }]) =>
        [name, new RateLimiterMemory({ points, duration })] as const,
    );
    return new Map<string, RateLimiterMemory>(made);
  });

/** Counts a call by each limit, under its key. Resolves to the seconds to wait if a limit is exceeded. */
export function consumeSiteRateLimits(
  ...calls: [limit: SiteRateLimitName, key: string][]
): Promise<number | undefined> {
  return consumeRateLimits(
    ...calls.flatMap(([limit, key]) => {
      const counter = counters().get(limit);
      return counter ? [[counter, key] as [RateLimiterMemory, string]] : [];
    }),
  );
}

/** Counts a call of a network by the limits of networks that a route declares. */
export function consumeNetworkRateLimits(
  { limits }: SiteCallRule,
  network: string,
): Promise<number | undefined> {
  const names =
    "none" in limits ? [] : limits.filter((name) => siteRateLimits[name].by === "network");
  return consumeSiteRateLimits(
    ...names.map((name) => [name, network] as [SiteRateLimitName, string]),
  );
}
