import type { CallLimit } from "../../lib/contract/call-rule.ts";

const minuteS = 60;
const dayS = 24 * 60 * minuteS;

/** Of an account, tried from one address; from an address 25 times: provider/db/rate-limits.ts. */
const attempts = { by: "account", points: 10, windowS: 5 * minuteS, in: "database" } as const;
const ofViewer = { by: "viewer", points: 120, windowS: minuteS, in: "database" } as const;

/** How often each thing may be called. A network is an IPv4 address, of IPv6 a /64: docs/security.md SE-172. */
export const callRateLimits = {
  "sign-in": attempts,
  "sign-up": attempts,
  mail: attempts,
  card: attempts,
  "watch-list": ofViewer,
  "live-notification": ofViewer,
  push: ofViewer,
  viewership: ofViewer,
  "current-time": ofViewer,
  "own-items": ofViewer,
  devices: ofViewer,
  payment: ofViewer,
  /** Calls of a viewer about their own account, and renewals of their session. */
  account: { ...ofViewer, points: 300 },
  watch: { ...ofViewer, points: 300 },
  /** Searches from a network, counted where a row turns out to be one. */
  search: { by: "subject", points: 120, windowS: minuteS, in: "database" },
  suggestions: { by: "subject", points: 600, windowS: minuteS, in: "database" },
  trends: { by: "network", points: 120, windowS: minuteS, in: "database" },
  /** Events from a network, those of one visit, and what a network may add to thirteen months of them in a day. */
  events: { by: "subject", points: 6_000, windowS: minuteS, in: "database" },
  "events-of-visit": { by: "subject", points: 600, windowS: minuteS, in: "database" },
  "events-of-day": { by: "subject", points: 200_000, windowS: dayS, in: "database" },
  /** Calls that read or delete the events of one browser. */
  "own-events": { by: "subject", points: 12, windowS: minuteS, in: "database" },
  /** Calls of the admin API, by member of staff or API key. */
  admin: { by: "subject", points: 600, windowS: minuteS, in: "database" },
  /** One bill as PDF, whoever has its link. */
  invoice: { by: "subject", points: 20, windowS: 5 * minuteS, in: "database" },
  /** Addresses that hold a secret: gifts, mails, hosted pages. */
  secrets: { by: "network", points: 300, windowS: minuteS, in: "database" },
  /** Sign-ins at identity providers. */
  "identity-provider": { by: "network", points: 120, windowS: minuteS, in: "database" },
  shares: { by: "network", points: 300, windowS: minuteS, in: "process" },
  /** Cheap calls of anybody but the site, which limits its own visitors. */
  direct: { by: "network", points: 12_000, windowS: minuteS, in: "process" },
} as const satisfies Record<string, CallLimit>;

export type RateLimitName = keyof typeof callRateLimits;

/** Limits of those who try to enter an account, or to use a card. */
export type AccountRateLimitName = {
  [Name in RateLimitName]: (typeof callRateLimits)[Name]["by"] extends "account" ? Name : never;
}[RateLimitName];
