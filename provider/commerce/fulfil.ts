import { periodEnd } from "../../lib/contract/price-terms.ts";
import { findChannel } from "../db/channels.ts";
import { paymentMethods } from "../db/commerce-schema.ts";
import { noteAccess } from "../db/commerce/ledger.ts";
import { findPaywall } from "../db/commerce/offers.ts";
import { spendPromo } from "../db/commerce/promos.ts";
import { addPurchase } from "../db/commerce/purchases.ts";
import { changeSession, type CheckoutSession, lockSession } from "../db/commerce/sessions.ts";
import type { Db } from "../db/database.ts";
import { changeViewer, findViewer } from "../db/viewers.ts";
import { firstPaymentOf } from "../domain/commerce/first-payment.ts";
import { boughtWhat } from "../domain/commerce/ledger.ts";
import { type CardMethod, termsOf } from "../domain/commerce/records.ts";
import { openUntil } from "../domain/commerce/subscription.ts";
import type { Services } from "../routes/services.ts";
import { billFirst, type PaidSession } from "./bill-first.ts";
import { makeGift } from "./gifts.ts";
import { mailPayment } from "./notify.ts";

/**
 * Gives what a session has paid for, exactly once however many ask at the same time: whoever comes
 * first has the session, the others find it done. What is not paid gives nothing.
 */
export async function fulfil(services: Services, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const session = await lockSession(tx, id);
    if (!session || session.status !== "paid" || session.fulfilledAt) return;
    const paid = await load(tx, services, session);
    if (!paid) return;
    await changeSession(tx, id, { fulfilledAt: paid.at });
    await spendPromo(tx, id, paid.at);
    if (session.action === "gift") await makeGift(tx, services, paid);
    else await give(tx, services, paid);
  });
}

async function load(
  tx: Db,
  { clock }: Services,
  session: CheckoutSession,
): Promise<PaidSession | undefined> {
  const channel = await findChannel(tx, session.channel);
  const viewer = await findViewer(tx, session.viewer);
  const paywall = await findPaywall(tx, session.channel, session.paywall ?? "");
  const price = paywall?.prices.find(({ token }) => token === session.price);
  if (!channel || !viewer || !paywall || !price) return undefined;
  return { session, channel, viewer, paywall, price, at: session.paidAt ?? new Date(clock.now()) };
}

async function give(tx: Db, services: Services, paid: PaidSession): Promise<void> {
  const { session, channel, viewer, paywall, price, at } = paid;
  const purchase = await addPurchase(tx, purchaseOf(paid));
  await changeSession(tx, session.id, { purchase: purchase.id });
  await noteAccess(tx, {
    viewer: viewer.id,
    what: purchase.what,
    ref: purchase.id,
    action: "grant",
    why: "purchase",
    at,
    until: purchase.periodEnd && openUntil(purchase, purchase.periodEnd),
  });
  if (paywall.subscribersGroup) {
    await changeViewer(tx, viewer.id, { subscribersGroup: paywall.subscribersGroup });
  }
  await billFirst(tx, paid, purchase.id, purchase.periodEnd);
  await mailPayment(
    tx,
    services,
    channel,
    { viewer, email: viewer.email },
    {
      kind: session.amount > 0 || !purchase.periodEnd ? "purchased" : "trial",
      title: paywall.name,
      amount: session.amount > 0 ? session.amount : price.amount,
      currency: paywall.currency,
      date: purchase.periodEnd,
    },
  );
}

function purchaseOf(paid: PaidSession): Parameters<typeof addPurchase>[1] {
  const { session, channel, viewer, paywall, price, at } = paid;
  const { isTrial, chargedAt, effect } = firstPaymentOf(
    { price, effect: session.effect },
    at.getTime(),
  );
  const isOnce = price.period === "once";
  const end = isOnce
    ? null
    : new Date(isTrial ? chargedAt : periodEnd(termsOf(price), at.getTime(), 1));
  return {
    channel: channel.token,
    viewer: viewer.id,
    kind: isOnce ? "one_off" : "subscription",
    paywall: paywall.token,
    content: session.context,
    what: boughtWhat(paywall, session.context),
    price: price.token,
    currency: paywall.currency,
    amount: isOnce ? session.amount : price.amount,
    period: price.period,
    intervalCount: price.intervalCount,
    commitmentCount: price.commitmentCount,
    effect,
    purchasedAt: at,
    anchorAt: isTrial ? new Date(chargedAt) : at,
    periods: isTrial ? 0 : 1,
    payments: isTrial ? 0 : 1,
    periodStart: at,
    periodEnd: end,
    nextAt: end,
  };
}

/** Keeps the card that a viewer pays with from now on. */
export async function keepMethod(
  tx: Db,
  { processor }: Services,
  viewer: string,
  { customer, ...card }: CardMethod & { customer?: string | null },
): Promise<void> {
  const row = { ...card, customer: customer ?? null, processor: processor?.name ?? "sandbox" };
  await tx
    .insert(paymentMethods)
    .values({ viewer, ...row })
    .onConflictDoUpdate({ target: paymentMethods.viewer, set: row });
}
