import Stripe from "stripe";
import { paidHarbour } from "./paid-harbour.ts";
import { shopOf } from "./payments.ts";
import { type ProviderClient, useProvider } from "./provider.ts";
import type { DatabaseWithStripe } from "./stripe-accounts.ts";
import type { StripeServer } from "./stripe-server.ts";

const secretKey = "sk_test_of-the-tests";
const webhookSecret = "whsec_of-the-tests";
const signer = new Stripe(secretKey);

/** The configuration of a Stripe account of the server. */
export function stripeKeysOf({ api }: Pick<StripeServer, "api">) {
  return { secretKey, webhookSecret, api };
}

/** Stripe's id of the page with this URL. */
export function stripeIdOf(url: string): string {
  return new URL(url).pathname.split("/").at(-1) ?? "";
}

/** Sends webhooks of Stripe to a provider. */
export function webhooksOf(provider: Pick<ProviderClient, "origin">) {
  const sign = (payload: string, secret = webhookSecret, ageS = 0) => {
    const timestamp = Math.floor(Date.now() / 1_000) - ageS;
    return signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  };
  /** Sends a webhook and returns its status. */
  const send = async (payload: string, signature: string) => {
    const headers = { "Stripe-Signature": signature };
    const url = `${provider.origin()}/webhooks/stripe`;
    return (await fetch(url, { method: "POST", headers, body: payload })).status;
  };
  return {
    sign,
    send,
    /** Sends a signed event about an object and returns its status. */
    event: (id: string, type: string, object: object) => {
      const payload = JSON.stringify({ id, object: "event", type, data: { object } });
      return send(payload, sign(payload));
    },
  };
}

/** The harbour with a Stripe account: its shop, and Stripe's events. */
export function stripeShopOf(account: DatabaseWithStripe) {
  const { stripe } = account;
  const options = { catalogues: [paidHarbour], stripe: stripeKeysOf(stripe) };
  const provider = useProvider(account, options);
  const shop = shopOf(provider);
  return {
    provider,
    shop,
    stripeId: stripeIdOf,
    ...webhooksOf(provider),
    /** Buys on Stripe's page, and returns: the id of the payment. */
    buy: async (name: string, price: string, more: object = {}) => {
      const { url, sessionId } = await shop.open(shop.start(name, price, more));
      const payment = stripe.complete(stripeIdOf(url));
      await shop.details(name, sessionId);
      return payment;
    },
  };
}
