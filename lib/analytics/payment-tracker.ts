/** What a tracker learns of payments: docs/provider-api.md, `visits`. `value` is in minor units of `currency`. */
export type PaymentEvent = {
  event_name: "begin_checkout" | "purchase";
  paywall_token: string;
  value: number;
  currency: string;
};
export type PaymentTracker = (event: PaymentEvent) => void;

/** What happened before a tracker came, or with none; the oldest is dropped first. */
const maxWaiting = 20;
const waiting: PaymentEvent[] = [];
let tracker: PaymentTracker | undefined;

/** Hands everything on to a tracker from now on, what waits included; undefined takes it away. */
export function setPaymentTracker(next: PaymentTracker | undefined): void {
  tracker = next;
  if (next) for (const event of waiting.splice(0)) next(event);
}

/** Something happened that a tracker counts. Nothing leaves the browser by this alone. */
export function trackPayment(event: PaymentEvent): void {
  if (tracker) return tracker(event);
  waiting.push(event);
  if (waiting.length > maxWaiting) waiting.shift();
}
