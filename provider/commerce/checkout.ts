import type { Language } from "../../lib/contract/languages.ts";
import type { ChannelRow } from "../db/channels.ts";
import { findPaywall, findPromo, type PaywallOffer } from "../db/commerce/offers.ts";
import { hasSpent, reservePromo } from "../db/commerce/promos.ts";
import { ownedFor, subscriptionTo } from "../db/commerce/purchases.ts";
import {
  addSession,
  changeSession,
  type CheckoutSession,
  newSessionId,
  type NewSession,
  replaceOlder,
} from "../db/commerce/sessions.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { firstPaymentOf } from "../domain/commerce/first-payment.ts";
import { boughtWhat } from "../domain/commerce/ledger.ts";
import { type PromoFault, promoFault } from "../domain/commerce/promo.ts";
import { type PriceRecord, type PromoRecord } from "../domain/commerce/records.ts";
import { HttpError, orNotFound } from "../domain/http-error.ts";
import type { PaymentMessages } from "../locales/payments/messages.ts";
import type { Services } from "../routes/services.ts";
import type { PaymentProcessor, SessionFacts } from "./processor.ts";

type Errors = PaymentMessages["errors"];

/** A paywall, one of its prices, and what a code does to it. */
export type Offer = { paywall: PaywallOffer; price: PriceRecord; promo?: PromoRecord };

/** The price that is wanted. Throws 404 without such a paywall, 410 `PRICE_GONE` without such a price. */
export async function offerOf(
  { db }: Services,
  channel: string,
  names: { paywall: string; price: string },
  errors: Errors,
): Promise<Offer> {
  const paywall = orNotFound(
    await findPaywall(db, channel, names.paywall),
    "paywall",
    names.paywall,
  );
  const price = paywall.prices.find(({ token }) => token === names.price);
  if (!price || price.withdrawn) {
    throw new HttpError(410, errors.priceGone, { detail: "PRICE_GONE" });
  }
  return { paywall, price };
}

/** The code that is given, or 422 at its field with why it takes nothing off. */
export async function promoOf(
  { db, clock }: Services,
  { channel, viewer }: { channel: string; viewer?: string },
  offer: Offer & { isGift: boolean },
  code: string,
  errors: Errors,
): Promise<PromoRecord> {
  const promo = await findPromo(db, channel, code);
  const spent = Boolean(promo && viewer && (await hasSpent(db, channel, promo.code, viewer)));
  const fault = promoFault(promo, offer, clock.now(), spent);
  if (fault || !promo) throw promoRefused(fault ?? "PROMO_UNKNOWN", errors);
  return promo;
}

/** Where a viewer pays, and what for. */
export type CheckoutWish = {
  session: Pick<NewSession, "successUrl" | "cancelUrl" | "clientId" | "gift" | "context">;
  /** The viewer's language, for the hosted page. */
  language: Language;
};

/**
 * Opens a hosted page for an offer: the code is reserved, the price stands. Throws 409
 * `ALREADY_BOUGHT`, and 422 for a code that somebody else has used up meanwhile.
 */
export async function startCheckout(
  services: Services,
  channel: ChannelRow,
  viewer: ViewerRecord,
  { paywall, price, promo }: Offer,
  { session: wish, language }: CheckoutWish,
  errors: Errors,
): Promise<{ url: string; sessionId: string }> {
  const { db, clock } = services;
  const processor = processorOf(services, errors);
  const what = boughtWhat(paywall, wish.context);
  const isHeld =
    (await ownedFor(db, viewer.id, what)) ??
    (paywall.perContent ? undefined : await subscriptionTo(db, viewer.id, paywall.token));
  if (isHeld && !wish.gift) {
    throw new HttpError(409, errors.alreadyBought, { detail: "ALREADY_BOUGHT" });
  }
  const now = clock.now();
  const isGift = wish.gift !== undefined;
  const { due, effect } = firstPaymentOf({ price, effect: promo?.effect, isGift }, now);
  const session = await db.transaction(async (tx) => {
    const id = newSessionId();
    const made = await addSession(
      tx,
      {
        ...wish,
        id,
        channel: channel.token,
        viewer: viewer.id,
        action: wish.gift ? "gift" : "checkout",
        paywall: paywall.token,
        price: price.token,
        promo: promo?.code,
        effect,
        amount: due,
        currency: paywall.currency,
      },
      now,
    );
    if (promo) {
      const use = { channel: channel.token, code: promo.code, viewer: viewer.id, session: id };
      const taken = await reservePromo(tx, use);
      if (taken === "used") throw promoRefused("PROMO_USED", errors);
      if (taken === "sold-out") throw promoRefused("PROMO_SOLD_OUT", errors);
    }
    if (!wish.gift) await replaceOlder(tx, made);
    return made;
  });
  return openPage(services, processor, session, {
    title: paywall.name,
    description: paywall.description ?? "",
    email: viewer.email,
    language,
  });
}

/** Asks the processor for the page of a session. */
export async function openPage(
  { db }: Services,
  processor: PaymentProcessor,
  session: CheckoutSession,
  facts: SessionFacts,
): Promise<{ url: string; sessionId: string }> {
  const { url, payment } = await processor.open(session, facts);
  if (payment) await changeSession(db, session.id, { payment });
  return { url, sessionId: session.id };
}

/** Who takes money here; 404 `NO_PAYMENTS` where nobody does. */
export function processorOf({ processor }: Services, errors: Errors): PaymentProcessor {
  if (processor) return processor;
  throw new HttpError(404, errors.noPayments, { detail: "NO_PAYMENTS" });
}

function promoRefused(detail: PromoFault, errors: Errors): HttpError {
  const messages = {
    PROMO_UNKNOWN: errors.promoUnknown,
    PROMO_NOT_APPLICABLE: errors.promoNotApplicable,
    PROMO_ENDED: errors.promoEnded,
    PROMO_USED: errors.promoUsed,
    PROMO_SOLD_OUT: errors.promoSoldOut,
  };
  const message = messages[detail];
  return new HttpError(422, message, { detail, data: { fields: { promo: message } } });
}
