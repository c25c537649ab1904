import { makeTrackerSeam } from "./tracker-seam.ts";

type Payment = { paywall_token: string; value: number; currency: string };

/** What a tracker learns of a payment: `value` is in minor units of `currency`. */
export type PurchaseEvent = Payment & {
  event_name: "purchase";
  /** The same for the same purchase; told to the scripts of others alone, which count by it. */
  transaction_id: string;
};

/** What a tracker learns of a visit: docs/provider-api.md, `visits`. */
export type VisitEvent =
  | (Payment & { event_name: "begin_checkout" })
  | PurchaseEvent
  | { event_name: "device_limit_exceeded" }
  | { event_name: "search_no_results"; search_query: string };

/** `setVisitTracker(tracker)`, `trackVisit(event)`: the visits' seam to a tracker. */
export const { setTracker: setVisitTracker, track: trackVisit } = makeTrackerSeam<VisitEvent>();
