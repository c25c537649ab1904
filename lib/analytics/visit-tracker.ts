import { makeTrackerSeam } from "./tracker-seam.ts";

/** What a tracker learns of a payment: `value` is in minor units of `currency`. */
export type PaymentEvent = {
  event_name: "begin_checkout" | "purchase";
  paywall_token: string;
  value: number;
  currency: string;
};

/** What a tracker learns of a visit: docs/provider-api.md, `visits`. */
export type VisitEvent =
  | PaymentEvent
  | { event_name: "device_limit_exceeded" }
  | { event_name: "search_no_results"; search_query: string };

/** `setVisitTracker(tracker)`, `trackVisit(event)`: the visits' seam to a tracker. */
export const { setTracker: setVisitTracker, track: trackVisit } = makeTrackerSeam<VisitEvent>();
