import { makeLateTrackerQueue } from "./late-tracker-queue.ts";

type Payment = { paywall_token: string; value: number; currency: string };

/** A payment as a tracker gets it: `value` is in minor units of `currency`. */
export type TrackedPurchaseEvent = Payment & {
  event_name: "purchase";
  /** The same for the same purchase. Sent to third-party scripts only, which count purchases by it. */
  transaction_id: string;
};

/** An event of a visit as a tracker gets it: docs/provider-api.md, `visits`. */
export type TrackedVisitEvent =
  | (Payment & { event_name: "begin_checkout" })
  | TrackedPurchaseEvent
  | { event_name: "device_limit_exceeded" }
  | { event_name: "search_no_results"; search_query: string };

/** `setVisitTracker(tracker)`, `trackVisit(event)`: the visits' seam to a tracker. */
export const { setTracker: setVisitTracker, track: trackVisit } =
  makeLateTrackerQueue<TrackedVisitEvent>();
