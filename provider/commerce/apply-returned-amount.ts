import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { findChannel } from "../db/channels.ts";
import { gifts } from "../db/commerce-schema.ts";
import {
  updateInvoice,
  type InvoiceRow,
  findLastPaidInvoice,
  findPriceChangeInvoice,
  voidOpenInvoice,
} from "../db/commerce/invoices.ts";
import { findPendingPriceChange } from "../db/commerce/price-changes.ts";
import { updatePurchase, lockPurchase, type PurchaseRow } from "../db/commerce/purchases.ts";
import { listInvoiceRefunds } from "../db/commerce/refunds.ts";
import { enqueueWebhookEvents } from "../db/outbox/webhook-deliveries.ts";
import type { Db } from "../db/database.ts";
import { findViewer } from "../db/viewers.ts";
import type { RefundKind } from "../domain/commerce/commerce-records.ts";
import { HttpError } from "../domain/http-error.ts";
import type { Services } from "../services.ts";
import { enqueuePaymentMail } from "./enqueue-payment-mail.ts";
import { recordAccessChange } from "./subscriptions.ts";

/**
 * Counts what went back of a bill, which is locked. When all of it has, what it paid for ends; when it has
 * not any more, because a dispute was won or a refund has failed, what is left of that begins again. Credit that
 * the bill has left is what goes back first: docs/security.md SE-198. Throws 409 while a payment is under way that
 * depends on it.
 */
export async function applyReturnedAmountToInvoice(
  tx: Db,
  before: InvoiceRow,
  why: RefundKind,
  at: Date,
): Promise<void> {
  const purchase = before.purchase === null ? undefined : await lockPurchase(tx, before.purchase);
  const refunds = (await listInvoiceRefunds(tx, before.id)).filter(
    ({ status }) => status === "done",
  );
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  const refunded = Math.min(sum, before.amount);
  if (refunded === before.refunded) return;
  if (purchase && (await findPendingPriceChange(tx, purchase.id)))
    throw underWay("Its price is being changed.");
  const status = refunded === before.amount ? "refunded" : "paid";
  await updateInvoice(tx, before.id, { refunded, status });
  if (purchase && refunded > before.refunded) {
    const { id, viewer, channel } = purchase;
    const amount = refunded - before.refunded;
    const data = { id, viewer, invoice: before.id, amount, currency: before.currency };
    await enqueueWebhookEvents(tx, [{ channel, type: "purchase.refunded", data }]);
  }
  if (purchase) await countCredit(tx, purchase, before, refunded - before.refunded);
  if (before.status === "paid" && status === "refunded")
    await takeBack(tx, purchase, before, why, at);
  if (before.status === "refunded" && status === "paid") {
    await giveAgain(tx, purchase, before, why, at);
  }
}

/** What a change of price has left of a bill, less what went back of it. */
async function countCredit(
  tx: Db,
  purchase: PurchaseRow,
  bill: InvoiceRow,
  more: number,
): Promise<void> {
  const { id, creditTaken } = bill;
  const change = more > 0 ? Math.min(purchase.credit, more) : Math.max(-creditTaken, more);
  if (change === 0 || !(await findPriceChangeInvoice(tx, bill))) return;
  if (!(await voidOpenInvoice(tx, purchase.id))) throw underWay("It is being renewed.");
  await updatePurchase(tx, purchase.id, { credit: purchase.credit - change });
  await updateInvoice(tx, id, { creditTaken: creditTaken + change });
}

/**
 * A gift that is redeemed stays with whom it was given to. A later bill of a subscription keeps it going, as far
 * as its own money reaches: not what an unused part of this one has paid.
 */
async function takeBack(
  tx: Db,
  purchase: PurchaseRow | undefined,
  before: InvoiceRow,
  why: RefundKind,
  at: Date,
): Promise<void> {
  const isUnused = inArray(gifts.status, ["waiting", "sent"]);
  await tx
    .update(gifts)
    .set({ status: "refunded" })
    .where(and(eq(gifts.invoice, before.id), isUnused));
  if (!purchase || purchase.status === "expired") return;
  const last = await findLastPaidInvoice(tx, purchase.id);
  const later = last && isLater(last, before) ? last : undefined;
  const isOfIt = later && (await findPriceChangeInvoice(tx, before)) !== undefined;
  if (later && !(isOfIt && coverOf(later) > 0)) return;
  const end = later ? paidUntil(later) : at;
  if (end <= at) {
    const nextAt = (await voidOpenInvoice(tx, purchase.id)) ? null : at;
    await updatePurchase(tx, purchase.id, { status: "expired", endsAt: at, nextAt });
    await recordAccessChange(tx, purchase, "revoke", why, at);
    return;
  }
  const facts = { status: "cancelled", endsAt: end, nextAt: end, pausedFrom: null } as const;
  const cancelledAt = purchase.cancelledAt ?? at;
  await updatePurchase(tx, purchase.id, { ...facts, resumesAt: null, cancelledAt, periodEnd: end });
  await recordAccessChange(tx, purchase, "grant", why, at, end);
}

/** Until the end of what was paid, and not renewed: who has taken money back is not charged again. */
async function giveAgain(
  tx: Db,
  purchase: PurchaseRow | undefined,
  before: InvoiceRow,
  why: RefundKind,
  at: Date,
): Promise<void> {
  const taken = and(eq(gifts.invoice, before.id), eq(gifts.status, "refunded"));
  const { codeHash } = gifts;
  await tx
    .update(gifts)
    .set({ status: "sent" })
    .where(and(taken, isNotNull(codeHash)));
  await tx
    .update(gifts)
    .set({ status: "waiting" })
    .where(and(taken, isNull(codeHash)));
  if (!purchase) return;
  const last = await findLastPaidInvoice(tx, purchase.id);
  const { periodEnd } = last && isLater(last, before) ? last : before;
  const isShortened =
    purchase.status === "cancelled" && purchase.endsAt && periodEnd && purchase.endsAt < periodEnd;
  if (purchase.status !== "expired" && !isShortened) return;
  if (periodEnd && periodEnd <= at) return;
  await updatePurchase(tx, purchase.id, continued(purchase, periodEnd));
  await recordAccessChange(tx, purchase, "grant", why, at, periodEnd);
}

function continued({ cancelledAt }: PurchaseRow, end: Date | null): Partial<PurchaseRow> {
  if (!end) return { status: "active", endsAt: null };
  const facts = { status: "cancelled", endsAt: end, periodEnd: end, nextAt: end } as const;
  return { ...facts, cancelledAt: cancelledAt ?? end };
}

function isLater(one: InvoiceRow, other: InvoiceRow): boolean {
  const apart = one.issuedAt.getTime() - other.issuedAt.getTime();
  return apart > 0 || (apart === 0 && one.number > other.number);
}

/** What of a bill was paid by an unused part of one before it. */
function coverOf({ lines }: InvoiceRow): number {
  const covered = lines.filter(({ kind }) => kind === "unused" || kind === "credit");
  return -covered.reduce((sum, { amount }) => sum + amount, 0);
}

/** The end of the period that an invoice has paid for with money, without credit. */
function paidUntil(bill: InvoiceRow): Date {
  const { periodStart, periodEnd, amount, refunded } = bill;
  const start = periodStart.getTime();
  const end = periodEnd?.getTime() ?? start;
  const remaining = amount - refunded;
  const whole = amount + coverOf(bill);
  return new Date(start + Math.floor(((end - start) * remaining) / whole));
}

function underWay(message: string): HttpError {
  return new HttpError(409, message, { detail: "IN_PROGRESS", retryAfterS: 60 });
}

/** Mails whom the bill was for what was given back. */
export async function enqueueRefundMail(
  tx: Db,
  services: Services,
  invoice: InvoiceRow,
  { amount, isAutomatic }: { amount: number; isAutomatic?: boolean },
): Promise<void> {
  const viewer = invoice.viewer ? await findViewer(tx, invoice.viewer) : undefined;
  const channel = await findChannel(tx, invoice.channel);
  if (!viewer || !channel) return;
  const { subject: title, currency } = invoice;
  const mail = {
    kind: isAutomatic ? ("notGiven" as const) : ("refunded" as const),
    title,
    amount,
    currency,
  };
  await enqueuePaymentMail(tx, services, channel, { viewer, email: viewer.email }, mail);
}
