import { addAccessLedgerEntry } from "../db/commerce/access-ledger.ts";
import { loadPurchaseTitle } from "../db/commerce/load-purchase-title.ts";
import { addPurchase } from "../db/commerce/purchases.ts";
import { updateCheckoutSessionRow } from "../db/commerce/checkout-sessions.ts";
import type { Db } from "../db/database.ts";
import { updateViewer } from "../db/viewers.ts";
import { createPaidPurchaseState } from "../domain/commerce/first-payment.ts";
import { getPurchasedEntitlement } from "../domain/commerce/access-ledger.ts";
import {
  calculateWholeCommitment,
  subscriptionAccessEndsAt,
  listUpcomingPayments,
} from "../domain/commerce/subscription.ts";
import type { Services } from "../services.ts";
import { createFirstInvoice, type PaidCheckout } from "./create-first-invoice.ts";
import { enqueuePaymentMail } from "./enqueue-payment-mail.ts";

/** Gives a viewer what they have paid for, with bill and mail. */
export async function grantPurchase(tx: Db, services: Services, paid: PaidCheckout): Promise<void> {
  const { session, channel, viewer, paywall, price, at } = paid;
  const purchase = await addPurchase(tx, purchaseOf(paid));
  await updateCheckoutSessionRow(tx, session.id, { purchase: purchase.id });
  await addAccessLedgerEntry(tx, {
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
  const title = await loadPurchaseTitle(tx, channel.token, paywall, session.context);
  await createFirstInvoice(tx, { ...paid, title }, purchase.id, purchase.periodEnd);
  const schedule = listUpcomingPayments(purchase);
  const firstPaid = schedule.find(({ amount }) => amount > 0);
  await enqueuePaymentMail(
    tx,
    services,
    channel,
    { viewer, email: viewer.email },
    {
      kind: session.amount > 0 || !purchase.periodEnd ? "purchased" : "trial",
      title,
      amount: session.amount > 0 ? session.amount : (firstPaid?.amount ?? price.amount),
      currency: paywall.currency,
      date: firstPaid ? new Date(firstPaid.at) : purchase.periodEnd,
      schedule,
      commitment: calculateWholeCommitment(purchase, session.amount),
    },
  );
}

function purchaseOf(paid: PaidCheckout): Parameters<typeof addPurchase>[1] {
  const { session, channel, viewer, paywall, price, at } = paid;
  const state = createPaidPurchaseState({ price, effect: session.effect }, at);
  const isOnce = price.period === "once";
  return {
    ...state,
    channel: channel.token,
    viewer: viewer.id,
    kind: isOnce ? "one_off" : "subscription",
    paywall: paywall.token,
    content: session.context,
    what: getPurchasedEntitlement(paywall, session.context),
    price: price.token,
    currency: paywall.currency,
    amount: isOnce ? session.amount : price.amount,
    purchasedAt: at,
    nextAt: state.periodEnd,
  };
}
