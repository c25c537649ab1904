import Stripe from "stripe";
import type { Language } from "../../lib/contract/languages.ts";
import type { CheckoutSession } from "../db/commerce/checkout-sessions.ts";
import type { PaymentCard } from "../domain/commerce/commerce-records.ts";
import { providerLog } from "../domain/log.ts";
import type { Services } from "../services.ts";
import type {
  ProcessorPayment,
  PaymentProcessor,
  HostedPageDetails,
  ProcessorCheckoutResult,
} from "./payment-processor.ts";

/** Two decimals at Stripe that ISO 4217 does not give these, for what is older than the change. */
const asHundredths = new Set(["ISK", "UGX"]);

/**
 * Stripe takes the money: its Checkout for the first payment and for another card, payments without the
 * viewer for renewals. Bills, renewals and access stay here.
 */
export function createStripeProcessor(
  stripe: Stripe,
  services: () => Pick<Services, "publicOrigin">,
): PaymentProcessor {
  return {
    name: "stripe",
    open: async (session, facts) => {
      const { id, action } = session;
      if (action === "portal" || action === "reactivation") {
        return { url: `${services().publicOrigin}/checkout/${id}?lng=${facts.language}` };
      }
      const options = { idempotencyKey: `open-${id}` };
      const opened = await stripe.checkout.sessions.create(checkoutOf(session, facts), options);
      if (!opened.url) throw new Error("Stripe gave no address.");
      return { url: opened.url, payment: opened.id };
    },
    hasPage: ({ payment }) => isPage(payment),
    outcomeOf: ({ payment }) => outcomeOf(stripe, payment),
    end: ({ payment }) => endPage(stripe, payment),
    charge: async ({ key, amount, currency, description, card }) => {
      const wanted = {
        amount: amountAt(amount, currency),
        currency: currency.toLowerCase(),
        customer: card.customer ?? undefined,
        payment_method: card.method,
        description,
        off_session: true,
        confirm: true,
        metadata: { charge: key },
      };
      try {
        const made = await stripe.paymentIntents.create(wanted, { idempotencyKey: key });
        if (made.status === "succeeded") return { status: "paid", payment: made.id };
        return { status: "declined" };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return { status: "declined" };
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        // A card that was taken away over there, say: nothing is charged.
        providerLog.warn({ err: error, charge: key }, "Stripe does not charge a card");
        return { status: "declined" };
      }
    },
    refund: async ({ key, payment, amount, currency }) => {
      const wanted = {
        payment_intent: payment,
        amount: amountAt(amount, currency),
        metadata: { refund: key },
      };
      try {
        const made = await stripe.refunds.create(wanted, { idempotencyKey: key });
        if (isReturned(made)) return { status: "done", id: made.id };
        return { status: "refused", why: made.failure_reason ?? "failed" };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return { status: "refused", why: error.message };
      }
    },
    paymentOf: (payment) => paymentOf(stripe, payment).catch(unlessMissing),
    isCardRemoved: async (method) =>
      (await stripe.paymentMethods.retrieve(method)).customer === null,
  };
}

function checkoutOf(
  session: CheckoutSession,
  { title, description, email, language }: HostedPageDetails,
): Stripe.Checkout.SessionCreateParams {
  const back = new URL(session.successUrl);
  back.searchParams.set("session_id", session.id);
  const usual = {
    client_reference_id: session.id,
    metadata: { session: session.id },
    customer_email: email,
    customer_creation: "always" as const,
    success_url: back.href,
    cancel_url: session.cancelUrl,
    expires_at: Math.floor(session.expiresAt.getTime() / 1000),
    locale: localeOf(language),
  };
  const currency = (session.currency ?? "EUR").toLowerCase();
  if (session.amount === 0) return { ...usual, mode: "setup", currency };
  const product = { name: title, ...(description ? { description } : {}) };
  const unit = amountAt(session.amount, session.currency ?? "EUR");
  return {
    ...usual,
    mode: "payment",
    line_items: [
      { quantity: 1, price_data: { currency, unit_amount: unit, product_data: product } },
    ],
    payment_intent_data: { setup_future_usage: "off_session", metadata: usual.metadata },
  };
}

function isPage(payment: string | null): payment is string {
  return payment?.startsWith("cs_") ?? false;
}

/** Stripe ends what is open alone, and says how the rest stands. */
async function endPage(
  stripe: Stripe,
  id: string | null,
): Promise<ProcessorCheckoutResult | undefined> {
  if (!isPage(id)) return undefined;
  try {
    await stripe.checkout.sessions.expire(id);
    return { status: "expired" };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return outcomeOf(stripe, id);
  }
}

async function outcomeOf(
  stripe: Stripe,
  id: string | null,
): Promise<ProcessorCheckoutResult | undefined> {
  if (!isPage(id)) return undefined;
  const expand = ["payment_intent.payment_method", "setup_intent.payment_method"];
  const checkout = await stripe.checkout.sessions.retrieve(id, { expand });
  if (checkout.status === "expired") return { status: "expired" };
  if (checkout.status !== "complete") return { status: "open" };
  if (checkout.payment_status === "unpaid") {
    const failed = ["requires_payment_method", "canceled"];
    const isFailed = failed.includes(objectOf(checkout.payment_intent)?.status ?? "");
    return { status: isFailed ? "expired" : "processing" };
  }
  const intent = objectOf(checkout.payment_intent) ?? objectOf(checkout.setup_intent);
  const method = intent && objectOf(intent.payment_method);
  return {
    status: "paid",
    payment: objectOf(checkout.payment_intent)?.id ?? null,
    card: method?.card ? cardOf(method.id, method.card) : undefined,
    customer:
      typeof checkout.customer === "string" ? checkout.customer : (checkout.customer?.id ?? null),
  };
}

/** What Stripe says of a payment, with 100 of its refunds at most. */
async function paymentOf(stripe: Stripe, payment: string): Promise<ProcessorPayment> {
  const of = { payment_intent: payment, limit: 100 };
  const [{ metadata, currency }, refunds, disputes] = await Promise.all([
    stripe.paymentIntents.retrieve(payment),
    stripe.refunds.list(of),
    stripe.disputes.list(of),
  ]);
  const amountOf = (amount: number) => amountHere(amount, currency.toUpperCase());
  // An inquiry takes no money yet.
  const taken = disputes.data.filter(({ status }) => !/^(?:warning_|prevented)/.test(status));
  return {
    isOurs: Boolean(metadata["session"] ?? metadata["charge"]),
    session: metadata["session"],
    returned: [
      ...refunds.data.map((refund) => ({
        id: refund.id,
        kind: "refund" as const,
        amount: amountOf(refund.amount),
        isReturned: isReturned(refund),
        ours: refund.metadata?.["refund"],
      })),
      ...taken.map(({ id, amount, status }) => ({
        id,
        kind: "dispute" as const,
        amount: amountOf(amount),
        isReturned: status !== "won",
      })),
    ],
  };
}

function unlessMissing(error: unknown): undefined {
  const isMissing = error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
  if (!isMissing) throw error;
}

function isReturned({ status }: Stripe.Refund): boolean {
  return status !== "failed" && status !== "canceled";
}

function objectOf<T extends object>(value: string | T | null): T | undefined {
  return typeof value === "object" && value !== null ? value : undefined;
}

function cardOf(method: string, card: Stripe.PaymentMethod.Card): PaymentCard {
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  const { last4, exp_month: expMonth, exp_year: expYear } = card;
  return { method, brand, last4, expMonth, expYear };
}

/** An amount in minor units as Stripe counts them. */
function amountAt(amount: number, currency: string): number {
  return asHundredths.has(currency) ? amount * 100 : amount;
}

/** The same back again. */
function amountHere(amount: number, currency: string): number {
  return asHundredths.has(currency) ? Math.round(amount / 100) : amount;
}

function localeOf(language: Language): Stripe.Checkout.SessionCreateParams.Locale {
  return language === "jp" ? "ja" : language;
}
