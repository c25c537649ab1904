import { type ChannelRow, findChannel } from "../db/channels.ts";
import {
  addInvoice,
  updateInvoice,
  type InvoiceRow,
  lockInvoice,
  findOpenInvoice,
} from "../db/commerce/invoices.ts";
import { addAccessLedgerEntry } from "../db/commerce/access-ledger.ts";
import { findPaywall } from "../db/commerce/paywalls-and-promos.ts";
import { findPendingPriceChange } from "../db/commerce/price-changes.ts";
import { updatePurchase, lockPurchase, type PurchaseRow } from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import { findViewer } from "../db/viewers.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import {
  isSubscriptionPaused,
  createNextInvoiceLines,
  nextPeriodEnd,
  subscriptionAccessEndsAt,
  nextChargeRetryAt,
  sumInvoiceLines,
} from "../domain/commerce/subscription.ts";
import type { Services } from "../services.ts";
import { chargeInvoice } from "./charge-invoice.ts";
import { enqueuePaymentMail } from "./enqueue-payment-mail.ts";
import { refundUndeliverableInvoice } from "./refund-undeliverable-payment.ts";

/** A subscription with whom it concerns. */
type Concerned = { channel: ChannelRow; viewer: ViewerRecord; title: string };
/** A bill whose card is to be charged, and the purchase as it is renewed. */
type Billed = { purchase: PurchaseRow; invoice: InvoiceRow };

/**
 * Does what is due about a purchase, as of the moment when it was due: a clock that jumps a year gives
 * the bills of that year with their days. The card is charged outside of a transaction, by a key that
 * never pays twice; before and after it the purchase is read anew, since its viewer may change it meanwhile.
 */
export async function processDuePurchase(services: Services, due: PurchaseRow): Promise<void> {
  const { db } = services;
  const at = due.nextAt ?? new Date(services.clock.now());
  const about = await concerned(db, due);
  if (!about) return;
  const billed = await db.transaction((tx) => prepare(tx, due.id, about, at));
  if (!billed) return;
  const isPaid = await chargeInvoice(services, billed.purchase, billed.invoice);
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, due.id);
    const invoice = await lockInvoice(tx, billed.invoice.id);
    // Another process has written down the same charge.
    if (!purchase || !invoice || isWrittenDown(invoice)) return;
    await updateInvoice(tx, invoice.id, { charge: null });
    const outcome = { invoice, about, at };
    if (!isRenewable(purchase, billed.purchase, at)) return drop(tx, purchase, outcome, isPaid);
    if (isPaid) await renewed(tx, services, purchase, { ...outcome, payment: isPaid.payment });
    // Another card was given meanwhile, and is tried at once.
    else if (purchase.nextAt?.getTime() !== at.getTime()) {
      await updatePurchase(tx, purchase.id, { lockedUntil: null });
    } else await declined(tx, services, purchase, outcome);
  });
}

async function concerned(db: Db, due: PurchaseRow): Promise<Concerned | undefined> {
  const channel = await findChannel(db, due.channel);
  const viewer = await findViewer(db, due.viewer);
  const paywall = await findPaywall(db, due.channel, due.paywall);
  return channel && viewer && { channel, viewer, title: paywall?.name ?? due.paywall };
}

/** Ends a purchase, lets it rest, or writes its bill: what is due by the purchase as it is now. */
async function prepare(
  tx: Db,
  id: string,
  about: Concerned,
  at: Date,
): Promise<Billed | undefined> {
  const purchase = await lockPurchase(tx, id);
  if (!purchase) return undefined;
  const open = await findOpenInvoice(tx, id);
  // Whether the card was charged is not known: the same request is sent again, whatever has happened since.
  if (open?.charge) return { purchase, invoice: open };
  const isOther = purchase.status === "expired" || purchase.nextAt?.getTime() !== at.getTime();
  if (isOther || (await findPendingPriceChange(tx, id))) {
    await updatePurchase(tx, id, { lockedUntil: null });
    return undefined;
  }
  if (purchase.kind === "one_off" || (purchase.endsAt && purchase.endsAt <= at)) {
    // The ledger has its end already.
    await updatePurchase(tx, id, { status: "expired", nextAt: null, lockedUntil: null });
    return undefined;
  }
  if (isSubscriptionPaused(purchase, at.getTime())) {
    await updatePurchase(tx, id, { nextAt: purchase.resumesAt, lockedUntil: null });
    const { viewer, what } = purchase;
    await addAccessLedgerEntry(tx, { viewer, what, ref: id, action: "revoke", why: "pause", at });
    return undefined;
  }
  const now = purchase.pausedFrom ? await backFromPause(tx, purchase, at) : purchase;
  return { purchase: now, invoice: open ?? (await bill(tx, now, about, at)) };
}

/** Periods are counted from the end of a pause. */
async function backFromPause(tx: Db, purchase: PurchaseRow, at: Date): Promise<PurchaseRow> {
  const facts = { anchorAt: at, periods: 0, periodStart: at, pausedFrom: null, resumesAt: null };
  await updatePurchase(tx, purchase.id, { ...facts, periodEnd: at });
  return { ...purchase, ...facts, periodEnd: at };
}

function bill(tx: Db, purchase: PurchaseRow, about: Concerned, at: Date): Promise<InvoiceRow> {
  const lines = createNextInvoiceLines(purchase);
  return addInvoice(tx, {
    channel: purchase.channel,
    viewer: purchase.viewer,
    purchase: purchase.id,
    billedTo: `${about.viewer.firstName} ${about.viewer.lastName}`.trim(),
    subject: about.title,
    lines,
    amount: sumInvoiceLines(lines),
    currency: purchase.currency,
    status: "open",
    periodStart: purchase.periodEnd ?? at,
    periodEnd: nextPeriodEnd(purchase),
    issuedAt: at,
  });
}

function isWrittenDown({ status, charge }: InvoiceRow): boolean {
  return status === "paid" || status === "refunded" || (status === "void" && !charge);
}

/** Whether a purchase still waits for the period whose bill was charged. */
function isRenewable(now: PurchaseRow, before: PurchaseRow, at: Date): boolean {
  const isSamePeriod =
    now.periods === before.periods &&
    now.anchorAt.getTime() === before.anchorAt.getTime() &&
    now.periodEnd?.getTime() === before.periodEnd?.getTime();
  const isOver = now.status === "expired" || (now.endsAt !== null && now.endsAt <= at);
  return isSamePeriod && !isOver && !isSubscriptionPaused(now, at.getTime());
}

type Outcome = { invoice: InvoiceRow; about: Concerned; at: Date };

/** The viewer was faster than the charge: nothing is owed, and what was paid goes back. */
async function drop(
  tx: Db,
  { id, status, nextAt }: PurchaseRow,
  { invoice, at }: Outcome,
  isPaid: { payment: string | null } | undefined,
): Promise<void> {
  await updatePurchase(tx, id, {
    lockedUntil: null,
    nextAt: status === "expired" ? null : nextAt,
  });
  if (isPaid && invoice.amount > 0) {
    const why = "not-renewed";
    await refundUndeliverableInvoice(tx, { ...invoice, ...isPaid }, at, { purchase: id, why });
  } else await updateInvoice(tx, invoice.id, { status: "void" });
}

async function renewed(
  tx: Db,
  services: Services,
  due: PurchaseRow,
  { invoice, payment, about, at }: Outcome & { payment: string | null },
): Promise<void> {
  const end = nextPeriodEnd(due);
  const { viewer, what, id: ref } = due;
  const used = invoice.lines.find(({ kind }) => kind === "credit")?.amount ?? 0;
  await updateInvoice(tx, invoice.id, { status: "paid", paidAt: at, payment });
  await updatePurchase(tx, ref, {
    status: due.cancelledAt ? "cancelled" : "active",
    periods: due.periods + 1,
    payments: due.payments + 1,
    periodStart: due.periodEnd ?? at,
    periodEnd: end,
    credit: due.credit + used,
    failures: 0,
    nextAt: end,
    lockedUntil: null,
  });
  const until = subscriptionAccessEndsAt(due, end);
  await addAccessLedgerEntry(tx, { viewer, what, ref, action: "grant", why: "renewal", at, until });
  if (due.failures === 0) return;
  const { channel, title } = about;
  const mail = {
    kind: "recovered" as const,
    title,
    amount: invoice.amount,
    currency: due.currency,
  };
  const to = { viewer: about.viewer, email: about.viewer.email };
  await enqueuePaymentMail(tx, services, channel, to, { ...mail, date: end });
}

async function declined(
  tx: Db,
  services: Services,
  due: PurchaseRow,
  { invoice, about, at }: Outcome,
): Promise<void> {
  const { viewer, what, id: ref, currency } = due;
  const failures = due.failures + 1;
  const next = nextChargeRetryAt(due.periodEnd ?? at, failures);
  const mail = { title: about.title, amount: invoice.amount, currency };
  const to = { viewer: about.viewer, email: about.viewer.email };
  if (next) {
    const later = next > at ? next : at;
    await updatePurchase(tx, ref, {
      status: "past_due",
      failures,
      nextAt: later,
      lockedUntil: null,
    });
    return enqueuePaymentMail(tx, services, about.channel, to, {
      ...mail,
      kind: "failed",
      date: later,
    });
  }
  const over = {
    status: "expired",
    failures,
    endsAt: at,
    nextAt: null,
    lockedUntil: null,
  } as const;
  await updatePurchase(tx, ref, over);
  await updateInvoice(tx, invoice.id, { status: "void" });
  await addAccessLedgerEntry(tx, { viewer, what, ref, action: "revoke", why: "unpaid", at });
  await enqueuePaymentMail(tx, services, about.channel, to, { ...mail, kind: "ended" });
}
