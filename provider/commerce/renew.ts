import { eq } from "drizzle-orm";
import { type ChannelRow, findChannel } from "../db/channels.ts";
import { paymentMethods } from "../db/commerce-schema.ts";
import {
  addInvoice,
  changeInvoice,
  type InvoiceRow,
  openInvoice,
} from "../db/commerce/invoices.ts";
import { noteAccess } from "../db/commerce/ledger.ts";
import { findPaywall } from "../db/commerce/offers.ts";
import { changePurchase, lockPurchase, type PurchaseRow } from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import { findViewer } from "../db/viewers.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import {
  isResting,
  nextLines,
  nextPeriodEnd,
  openUntil,
  retryAt,
  sumOf,
} from "../domain/commerce/subscription.ts";
import type { Services } from "../routes/services.ts";
import { mailPayment } from "./notify.ts";

/** A subscription with whom it concerns. */
type Concerned = { channel: ChannelRow; viewer: ViewerRecord; title: string };

/**
 * Does what is due about a purchase, as of the moment when it was due: a clock that jumps a year gives
 * the bills of that year with their days. The card is charged outside of a transaction, by a key that
 * never pays twice.
 */
export async function settle(services: Services, due: PurchaseRow): Promise<void> {
  const { db } = services;
  const at = due.nextAt ?? new Date(services.clock.now());
  const about = await concerned(db, due);
  if (!about) return;
  if (due.kind === "one_off" || (due.endsAt && due.endsAt <= at)) return end(db, due);
  if (isResting(due, at.getTime())) return rest(db, due, at);
  const now = due.pausedFrom ? await backFromPause(db, due, at) : due;
  const invoice = (await openInvoice(db, due.id)) ?? (await bill(services, now, about, at));
  const isPaid = await charge(services, now, invoice);
  await db.transaction(async (tx) => {
    const held = await lockPurchase(tx, due.id);
    if (held?.nextAt?.getTime() !== at.getTime()) return;
    const payment = isPaid?.payment ?? null;
    if (isPaid) await renewed(tx, services, { ...held, ...now }, { invoice, payment, about, at });
    else await declined(tx, services, held, { invoice, about, at });
  });
}

async function concerned(db: Db, due: PurchaseRow): Promise<Concerned | undefined> {
  const channel = await findChannel(db, due.channel);
  const viewer = await findViewer(db, due.viewer);
  const paywall = await findPaywall(db, due.channel, due.paywall);
  return channel && viewer && { channel, viewer, title: paywall?.name ?? due.paywall };
}

/** The ledger has its end already. */
async function end(db: Db, due: PurchaseRow): Promise<void> {
  await changePurchase(db, due.id, { status: "expired", nextAt: null, lockedUntil: null });
}

async function rest(db: Db, due: PurchaseRow, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await changePurchase(tx, due.id, { nextAt: due.resumesAt, lockedUntil: null });
    const { viewer, what, id: ref } = due;
    await noteAccess(tx, { viewer, what, ref, action: "revoke", why: "pause", at });
  });
}

/** Periods are counted from the end of a pause. */
async function backFromPause(db: Db, due: PurchaseRow, at: Date): Promise<PurchaseRow> {
  const facts = { anchorAt: at, periods: 0, periodStart: at, pausedFrom: null, resumesAt: null };
  await changePurchase(db, due.id, { ...facts, periodEnd: at });
  return { ...due, ...facts, periodEnd: at };
}

function bill(services: Services, due: PurchaseRow, about: Concerned, at: Date) {
  const lines = nextLines(due);
  return services.db.transaction((tx) =>
    addInvoice(tx, {
      channel: due.channel,
      viewer: due.viewer,
      purchase: due.id,
      billedTo: `${about.viewer.firstName} ${about.viewer.lastName}`.trim(),
      subject: about.title,
      lines,
      amount: sumOf(lines),
      currency: due.currency,
      status: "open",
      periodStart: due.periodEnd ?? at,
      periodEnd: nextPeriodEnd(due),
      issuedAt: at,
    }),
  );
}

async function charge(
  { db, processor }: Services,
  due: PurchaseRow,
  { id, number, amount, attempts }: InvoiceRow,
): Promise<{ payment: string | null } | undefined> {
  await changeInvoice(db, id, { attempts: attempts + 1 });
  if (amount === 0) return { payment: null };
  const [card] = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.viewer, due.viewer));
  if (!card || !processor || card.processor !== processor.name) return undefined;
  const { currency } = due;
  // The same try never pays twice, even if its answer was lost.
  const key = `${id}-${due.failures + 1}`;
  const result = await processor.charge({ key, amount, currency, description: number, card });
  return result.status === "paid" ? { payment: result.payment } : undefined;
}

type Outcome = { invoice: InvoiceRow; about: Concerned; at: Date };

async function renewed(
  tx: Db,
  services: Services,
  due: PurchaseRow,
  { invoice, payment, about, at }: Outcome & { payment: string | null },
): Promise<void> {
  const end = nextPeriodEnd(due);
  const { viewer, what, id: ref } = due;
  const used = invoice.lines.find(({ kind }) => kind === "credit")?.amount ?? 0;
  await changeInvoice(tx, invoice.id, { status: "paid", paidAt: at, payment });
  await changePurchase(tx, ref, {
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
  const until = openUntil(due, end);
  await noteAccess(tx, { viewer, what, ref, action: "grant", why: "renewal", at, until });
  if (due.failures === 0) return;
  const { channel, title } = about;
  const mail = {
    kind: "recovered" as const,
    title,
    amount: invoice.amount,
    currency: due.currency,
  };
  const to = { viewer: about.viewer, email: about.viewer.email };
  await mailPayment(tx, services, channel, to, { ...mail, date: end });
}

async function declined(
  tx: Db,
  services: Services,
  due: PurchaseRow,
  { invoice, about, at }: Outcome,
): Promise<void> {
  const { viewer, what, id: ref, currency } = due;
  const failures = due.failures + 1;
  const next = retryAt(due.periodEnd ?? at, failures);
  const mail = { title: about.title, amount: invoice.amount, currency };
  const to = { viewer: about.viewer, email: about.viewer.email };
  if (next) {
    const later = next > at ? next : at;
    await changePurchase(tx, ref, {
      status: "past_due",
      failures,
      nextAt: later,
      lockedUntil: null,
    });
    return mailPayment(tx, services, about.channel, to, { ...mail, kind: "failed", date: later });
  }
  const over = {
    status: "expired",
    failures,
    endsAt: at,
    nextAt: null,
    lockedUntil: null,
  } as const;
  await changePurchase(tx, ref, over);
  await changeInvoice(tx, invoice.id, { status: "void" });
  await noteAccess(tx, { viewer, what, ref, action: "revoke", why: "unpaid", at });
  await mailPayment(tx, services, about.channel, to, { ...mail, kind: "ended" });
}
