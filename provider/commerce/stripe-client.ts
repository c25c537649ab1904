import Stripe from "stripe";

/** Keys of a Stripe account; `api` is another address than Stripe's own. */
export type StripeKeys = { secretKey: string; webhookSecret: string; api?: string };

const timeoutMs = 8_000;

/** Stripe's own client, with Stripe's own retries. */
export function createStripeClient({ secretKey, api }: StripeKeys): Stripe {
  const url = api === undefined ? undefined : new URL(api);
  const place = url && {
    host: url.hostname,
    port: url.port,
    protocol: url.protocol === "http:" ? ("http" as const) : ("https" as const),
  };
  return new Stripe(secretKey, { ...place, timeout: timeoutMs, maxNetworkRetries: 2 });
}
