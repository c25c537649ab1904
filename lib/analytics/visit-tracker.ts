/** What a tracker learns of a payment: `value` is in minor units of `currency`. */
type PaymentEvent = {
  event_name: "begin_checkout" | "purchase";
  paywall_token: string;
  value: number;
  currency: string;
};

/** What a tracker learns of a visit: docs/provider-api.md, `visits`. */
export type VisitEvent = PaymentEvent | { event_name: "device_limit_exceeded" };
export type VisitTracker = (event: VisitEvent) => void;

/** What happened before a tracker came, or with none; the oldest is dropped first. */
const maxWaiting = 20;
const waiting: VisitEvent[] = [];
let tracker: VisitTracker | undefined;

/** Hands everything on to a tracker from now on, what waits included; undefined takes it away. */
export function setVisitTracker(next: VisitTracker | undefined): void {
  tracker = next;
  if (next) for (const event of waiting.splice(0)) next(event);
}

/** Something happened that a tracker counts. Nothing leaves the browser by this alone. */
export function trackVisit(event: VisitEvent): void {
  if (tracker) return tracker(event);
  waiting.push(event);
  if (waiting.length > maxWaiting) waiting.shift();
}
