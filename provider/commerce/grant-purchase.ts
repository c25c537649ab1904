import { periodEnd } from "../../lib/contract/price-terms.ts";
import { addLedgerEntry } from "../db/commerce/ledger.ts";
import { addPurchase } from "../db/commerce/purchases.ts";
import { updateCheckoutSessionRow } from "../db/commerce/checkout-sessions.ts";
import type { Db } from "../db/database.ts";
import { updateViewer } from "../db/viewers.ts";
import { firstPaymentOf } from "../domain/commerce/first-payment.ts";
import { entitlementBoughtBy } from "../domain/commerce/ledger.ts";
import { priceTermsOf } from "../domain/commerce/records.ts";
import { subscriptionAccessEndsAt } from "../domain/commerce/subscription.ts";
import type { Services } from "../services.ts";
import { createFirstInvoice, type PaidSession } from "./create-first-invoice.ts";
import { mailPayment } from "./mail-payment.ts";

/** Gives a viewer what they have paid for, with bill and mail. */
export async function grantPurchase(tx: Db, services: Services, paid: PaidSession): Promise<void> {
  const { session, channel, viewer, paywall, price, at } = paid;
  const purchase = await addPurchase(tx, purchaseOf(paid));
  await updateCheckoutSessionRow(tx, session.id, { purchase: purchase.id });
  await addLedgerEntry(tx, {
    viewer: viewer.id,
    what: purchase.what,
    ref: purchase.id,
    action: "grant",
    why: "purchase",
    at,
    until: purchase.periodEnd && subscriptionAccessEndsAt(purchase, purchase.periodEnd),
  });
  if (paywall.subscribersGroup) {
    await updateViewer(tx, viewer.id, { subscribersGroup: paywall.subscribersGroup });
  }
  await createFirstInvoice(tx, paid, purchase.id, purchase.periodEnd);
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
    : new Date(isTrial ? chargedAt : periodEnd(priceTermsOf(price), at.getTime(), 1));
  return {
    channel: channel.token,
    viewer: viewer.id,
    kind: isOnce ? "one_off" : "subscription",
    paywall: paywall.token,
    content: session.context,
    what: entitlementBoughtBy(paywall, session.context),
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
