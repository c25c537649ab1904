import { findChannel } from "../db/channels.ts";
import { paymentMethods } from "../db/commerce-schema.ts";
import { findPaywall } from "../db/commerce/paywalls-and-promos.ts";
import { markPromoUsed } from "../db/commerce/promo-uses.ts";
import { loadPurchaseTitle } from "../db/commerce/load-purchase-title.ts";
import { findPermanentPurchase, findActiveSubscription } from "../db/commerce/purchases.ts";
import {
  updateCheckoutSessionRow,
  type CheckoutSession,
  findCheckoutSession,
  lockCheckoutSession,
} from "../db/commerce/checkout-sessions.ts";
import type { Db } from "../db/database.ts";
import { findViewer, lockViewer } from "../db/viewers.ts";
import { getPurchasedEntitlement } from "../domain/commerce/access-ledger.ts";
import type { PaymentCard } from "../domain/commerce/commerce-records.ts";
import type { Services } from "../services.ts";
import type { PaidCheckout } from "./create-first-invoice.ts";
import { createPaidGift } from "./gifts.ts";
import { grantPurchase } from "./grant-purchase.ts";
import { refundUndeliverablePayment } from "./refund-undeliverable-payment.ts";

/** Why what was paid for is not given, and the money goes back. */
type Hindrance = "held" | "code-used" | "no-offer";

/**
 * Grants the access that a session has paid for, exactly once for concurrent calls: the first call
 * locks the session, the others find it done. A payment whose access cannot be granted any more is refunded. An unpaid
 * session grants nothing.
 */
export async function fulfilCheckoutSession(services: Services, id: string): Promise<void> {
  const { db, clock } = services;
  const found = await findCheckoutSession(db, id);
  if (!found || !isToGive(found)) return;
  await db.transaction(async (tx) => {
    // Two sessions of a viewer, one after the other: they may be about the same thing.
    await lockViewer(tx, found.viewer);
    const session = await lockCheckoutSession(tx, id);
    if (!session || !isToGive(session)) return;
    const at = session.paidAt ?? new Date(clock.now());
    await updateCheckoutSessionRow(tx, id, { fulfilledAt: at });
    const paid = await load(tx, session, at);
    const why = paid ? await hindranceOf(tx, paid) : "no-offer";
    if (!paid || why) return giveBack(tx, session, why ?? "no-offer", at);
    if (session.action === "gift") await createPaidGift(tx, services, paid);
    else await grantPurchase(tx, services, paid);
  });
}

function isToGive({ action, status, fulfilledAt }: CheckoutSession): boolean {
  return (action === "checkout" || action === "gift") && status === "paid" && !fulfilledAt;
}

async function load(tx: Db, session: CheckoutSession, at: Date): Promise<PaidCheckout | undefined> {
  const channel = await findChannel(tx, session.channel);
  const viewer = await findViewer(tx, session.viewer);
  const paywall = await findPaywall(tx, session.channel, session.paywall ?? "");
  const price = paywall?.prices.find(({ token }) => token === session.price);
  if (!channel || !viewer || !paywall || !price) return undefined;
  return { session, channel, viewer, paywall, price, at };
}

async function hindranceOf(
  tx: Db,
  { session, paywall, viewer, at }: PaidCheckout,
): Promise<Hindrance | undefined> {
  if (session.action === "checkout") {
    const what = getPurchasedEntitlement(paywall, session.context);
    if (await isOfferAlreadyOwned(tx, viewer.id, { ...paywall, what })) return "held";
  }
  if (session.promo === null) return undefined;
  const { channel, promo: code } = session;
  const use = { channel, code, viewer: viewer.id, session: session.id };
  return (await markPromoUsed(tx, use, at)) ? undefined : "code-used";
}

/** What a viewer has of an offer already: it is not sold to them again. */
export async function isOfferAlreadyOwned(
  db: Db,
  viewer: string,
  { token, perContent, what }: { token: string; perContent: boolean; what: string },
) {
  const owned = await findPermanentPurchase(db, viewer, what);
  return owned ?? (perContent ? undefined : await findActiveSubscription(db, viewer, token));
}

async function giveBack(tx: Db, session: CheckoutSession, why: Hindrance, at: Date): Promise<void> {
  const { id, channel, viewer, payment, amount, currency, paywall } = session;
  await updateCheckoutSessionRow(tx, id, { status: amount > 0 ? "refunded" : "cancelled" });
  if (amount === 0) return;
  const offer = await findPaywall(tx, channel, paywall ?? "");
  const subject = offer
    ? await loadPurchaseTitle(tx, channel, offer, session.context)
    : (paywall ?? "");
  const paid = { channel, viewer, subject, amount, currency: currency ?? "EUR", payment, at };
  await refundUndeliverablePayment(tx, paid, { session: id, why });
}

/** Keeps the card that a viewer pays with from now on. */
export async function savePaymentCard(
  tx: Db,
  { processor }: Services,
  viewer: string,
  { customer, ...card }: PaymentCard & { customer?: string | null },
): Promise<void> {
  const row = { ...card, customer: customer ?? null, processor: processor?.name ?? "sandbox" };
  await tx
    .insert(paymentMethods)
    .values({ viewer, ...row })
    .onConflictDoUpdate({ target: paymentMethods.viewer, set: row });
}
