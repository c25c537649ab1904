import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { findChannel } from "../db/channels.ts";
import { gifts } from "../db/commerce-schema.ts";
import { changeInvoice, type InvoiceRow, lastPaid } from "../db/commerce/invoices.ts";
import { wantedSwitch } from "../db/commerce/price-switches.ts";
import { changePurchase, lockPurchase, type PurchaseRow } from "../db/commerce/purchases.ts";
import { refundsOf } from "../db/commerce/refunds.ts";
import type { Db } from "../db/database.ts";
import { findViewer } from "../db/viewers.ts";
import type { RefundKind } from "../domain/commerce/records.ts";
import { HttpError } from "../domain/http-error.ts";
import type { Services } from "../routes/services.ts";
import { mailPayment } from "./notify.ts";
import { note } from "./subscriptions.ts";

/**
 * Counts what went back of a bill, which is locked. When all of it has, what it paid for ends; when it has
 * not any more, because a dispute was won or a refund has failed, what is left of that begins again.
 */
export async function countReturned(
  tx: Db,
  before: InvoiceRow,
  why: RefundKind,
  at: Date,
): Promise<void> {
  const gone = (await refundsOf(tx, before.id)).filter(({ status }) => status === "done");
  const sum = gone.reduce((total, { amount }) => total + amount, 0);
  const refunded = Math.min(sum, before.amount);
  const status = refunded === before.amount ? "refunded" : "paid";
  await changeInvoice(tx, before.id, { refunded, status });
  if (before.status === "paid" && status === "refunded") await takeBack(tx, before, why, at);
  if (before.status === "refunded" && status === "paid") await giveAgain(tx, before, why, at);
}

/** A gift that is redeemed stays with whom it was given to; a later bill of a subscription keeps it going. */
async function takeBack(
  tx: Db,
  { id, purchase, issuedAt }: InvoiceRow,
  why: RefundKind,
  at: Date,
): Promise<void> {
  const isUnused = inArray(gifts.status, ["waiting", "sent"]);
  await tx
    .update(gifts)
    .set({ status: "refunded" })
    .where(and(eq(gifts.invoice, id), isUnused));
  const held = purchase === null ? undefined : await lockPurchase(tx, purchase);
  const last = held && (await lastPaid(tx, held.id));
  if (!held || (last && last.issuedAt > issuedAt)) return;
  if (await wantedSwitch(tx, held.id)) {
    throw new HttpError(409, "Its price is being changed.", { detail: "IN_PROGRESS" });
  }
  await changePurchase(tx, held.id, { status: "expired", endsAt: at, nextAt: null });
  await note(tx, held, "revoke", why, at);
}

/** Until the end of what was paid, and not renewed: who has taken money back is not charged again. */
async function giveAgain(
  tx: Db,
  { id, purchase, periodEnd }: InvoiceRow,
  why: RefundKind,
  at: Date,
): Promise<void> {
  const taken = and(eq(gifts.invoice, id), eq(gifts.status, "refunded"));
  const { codeHash } = gifts;
  await tx
    .update(gifts)
    .set({ status: "sent" })
    .where(and(taken, isNotNull(codeHash)));
  await tx
    .update(gifts)
    .set({ status: "waiting" })
    .where(and(taken, isNull(codeHash)));
  const held = purchase === null ? undefined : await lockPurchase(tx, purchase);
  if (held?.status !== "expired" || (periodEnd && periodEnd <= at)) return;
  await changePurchase(tx, held.id, continued(held, periodEnd));
  await note(tx, held, "grant", why, at, periodEnd);
}

function continued({ cancelledAt }: PurchaseRow, end: Date | null): Partial<PurchaseRow> {
  if (!end) return { status: "active", endsAt: null };
  return { status: "cancelled", cancelledAt: cancelledAt ?? end, endsAt: end, nextAt: end };
}

/** Mails whom the bill was for what was given back. */
export async function tellRefund(
  tx: Db,
  services: Services,
  invoice: InvoiceRow,
  amount: number,
): Promise<void> {
  const viewer = invoice.viewer ? await findViewer(tx, invoice.viewer) : undefined;
  const channel = await findChannel(tx, invoice.channel);
  if (!viewer || !channel) return;
  const { subject: title, currency } = invoice;
  const mail = { kind: "refunded" as const, title, amount, currency };
  await mailPayment(tx, services, channel, { viewer, email: viewer.email }, mail);
}
