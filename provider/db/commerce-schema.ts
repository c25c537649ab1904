import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PaymentPeriod } from "../../lib/contract/payment-periods.ts";
import type { PromoEffect } from "../../lib/contract/price-terms.ts";
import type { AccessLedgerEntry } from "../domain/commerce/access-ledger.ts";
import type {
  PaymentCard,
  ChargeAttempt,
  GiftOrder,
  InvoiceLine,
  InvoiceStatus,
  PurchaseStatus,
  CheckoutSessionAction,
  CheckoutSessionStatus,
} from "../domain/commerce/commerce-records.ts";
import { viewerIdColumn, viewers } from "./accounts-schema.ts";
import { moneyColumn } from "./offers-schema.ts";
import { channelTokenColumn } from "./schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });
/** What stays when its viewer goes, without them. */
const formerViewer = (name: string) =>
  text(name).references(() => viewers.id, { onDelete: "set null" });

/** Every change of access, never changed itself: docs/provider-api.md PA-151. */
export const accessLedger = pgTable(
  "access_ledger",
  {
    id: serial().primaryKey(),
    viewer: viewerIdColumn(),
    what: text().notNull(),
    ref: text().notNull(),
    action: text().$type<AccessLedgerEntry["action"]>().notNull(),
    why: text().$type<AccessLedgerEntry["why"]>().notNull(),
    at: time("at").notNull(),
    until: time("until"),
  },
  (table) => [index("access_ledger_viewer").on(table.viewer, table.id)],
);

/** A visit to a hosted page. Its id is in the address of that page, so nobody guesses it. */
export const checkoutSessions = pgTable(
  "checkout_sessions",
  {
    id: text().primaryKey(),
    channel: channelTokenColumn(),
    viewer: viewerIdColumn(),
    action: text().$type<CheckoutSessionAction>().notNull(),
    status: text().$type<CheckoutSessionStatus>().notNull(),
    paywall: text(),
    price: text(),
    promo: text(),
    effect: jsonb().$type<PromoEffect>(),
    /** Of the first payment, as it was shown when the session began. */
    amount: moneyColumn("amount").notNull(),
    currency: text(),
    context: text(),
    /** What it opens, of a checkout: docs/provider-api.md PA-151. */
    what: text(),
    gift: jsonb().$type<GiftOrder>(),
    successUrl: text("success_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    clientId: text("client_id"),
    /** What the processor calls the payment, once there is one. */
    payment: text(),
    /** The card that was given, until the payment is made. */
    method: jsonb().$type<PaymentCard>(),
    /** When a bank that takes its time has decided. */
    settlesAt: time("settles_at"),
    purchase: text(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    paidAt: time("paid_at"),
    /** When what was paid for was given, or the money was sent back, once. */
    fulfilledAt: time("fulfilled_at"),
    /** When the processor was called last, by the real clock. */
    requestedAt: time("asked_at"),
  },
  (table) => [
    index("checkout_sessions_viewer").on(table.viewer),
    index("checkout_sessions_status").on(table.status, table.expiresAt),
    index("checkout_sessions_payment").on(table.payment),
  ],
);

/** Payment tokens by their SHA-256: docs/provider-api.md PA-43. */
export const paymentTokens = pgTable("payment_tokens", {
  hash: text().primaryKey(),
  viewer: viewerIdColumn(),
  expiresAt: time("expires_at").notNull(),
});

/** How a viewer pays: never the number of the card, only what the processor calls it. */
export const paymentMethods = pgTable("payment_methods", {
  viewer: viewerIdColumn().primaryKey(),
  processor: text().notNull(),
  customer: text(),
  method: text().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  expMonth: integer("exp_month").notNull(),
  expYear: integer("exp_year").notNull(),
});

/** What a viewer has bought, and of a subscription where it stands. */
export const purchases = pgTable(
  "purchases",
  {
    id: text().primaryKey(),
    channel: channelTokenColumn(),
    viewer: viewerIdColumn(),
    kind: text().$type<"subscription" | "one_off">().notNull(),
    status: text().$type<PurchaseStatus>().notNull(),
    isGift: boolean("is_gift").notNull(),
    paywall: text().notNull(),
    content: text(),
    /** What it opens: docs/provider-api.md PA-151. */
    what: text().notNull(),
    price: text().notNull(),
    currency: text().notNull(),
    amount: moneyColumn("amount").notNull(),
    period: text().$type<PaymentPeriod>().notNull(),
    intervalCount: integer("interval_count").notNull(),
    commitmentCount: integer("commitment_count"),
    effect: jsonb().$type<PromoEffect>(),
    purchasedAt: time("purchased_at").notNull(),
    /** Periods are counted from here: the first payment, or the last pause or switch. */
    anchorAt: time("anchor_at").notNull(),
    periods: integer().notNull(),
    /** Payments made in all: what promos and commitments count. */
    payments: integer().notNull(),
    /** Payments that were made before the price that is paid now. */
    paymentsBefore: integer("payments_before").notNull(),
    periodStart: time("period_start").notNull(),
    periodEnd: time("period_end"),
    credit: moneyColumn("credit").notNull(),
    failures: integer().notNull(),
    cancelledAt: time("cancelled_at"),
    cancelReason: text("cancel_reason"),
    endsAt: time("ends_at"),
    pausedFrom: time("paused_from"),
    resumesAt: time("resumes_at"),
    /** Offers that were taken: each is made once. */
    offersTaken: text("offers_taken").array().notNull(),
    /** When something is to be done about it, by the provider's clock. */
    nextAt: time("next_at"),
    /** Until then, by the real clock, a process is at it. */
    lockedUntil: time("locked_until"),
  },
  (table) => [
    index("purchases_viewer").on(table.viewer, table.purchasedAt),
    index("purchases_next_at").on(table.nextAt),
  ],
);

/** Invoices. They stay when the viewer is deleted, as bookkeeping requires, with the invoiced name. */
export const invoices = pgTable(
  "invoices",
  {
    id: text().primaryKey(),
    channel: channelTokenColumn(),
    viewer: formerViewer("viewer"),
    purchase: text(),
    number: text().notNull(),
    billedTo: text("billed_to").notNull(),
    subject: text().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    amount: moneyColumn("amount").notNull(),
    currency: text().notNull(),
    status: text().$type<InvoiceStatus>().notNull(),
    attempts: integer().notNull(),
    payment: text(),
    /** The try that is under way: the same key always goes with the same card. */
    charge: jsonb().$type<ChargeAttempt>(),
    /** The bill whose unused part pays for this one: a change of price. */
    unusedOf: text("unused_of"),
    /** Credit that is left of this bill's unused part, and was taken away as its money went back. */
    creditTaken: moneyColumn("credit_taken").notNull().default(0),
    refunded: moneyColumn("refunded").notNull(),
    periodStart: time("period_start").notNull(),
    periodEnd: time("period_end"),
    issuedAt: time("issued_at").notNull(),
    paidAt: time("paid_at"),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.channel, table.number),
    index("invoices_viewer").on(table.viewer, table.issuedAt),
    index("invoices_purchase").on(table.purchase),
    index("invoices_payment").on(table.payment),
  ],
);

/** The last number of a channel's bills of a year: no number is left out. */
export const invoiceCounters = pgTable(
  "invoice_counters",
  { channel: channelTokenColumn(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.channel, table.year] })],
);

/** Passes bought for somebody else. The link's code is kept by its SHA-256. */
export const gifts = pgTable(
  "gifts",
  {
    id: text().primaryKey(),
    channel: channelTokenColumn(),
    buyer: formerViewer("buyer"),
    from: text("from").notNull(),
    paywall: text().notNull(),
    price: text().notNull(),
    currency: text().notNull(),
    amount: moneyColumn("amount").notNull(),
    period: text().$type<PaymentPeriod>().notNull(),
    count: integer().notNull(),
    invoice: text(),
    email: text().notNull(),
    message: text().notNull(),
    status: text().$type<"waiting" | "sent" | "redeemed" | "refunded">().notNull(),
    codeHash: text("code_hash"),
    sendAt: time("send_at").notNull(),
    redeemer: formerViewer("redeemer"),
    redeemedAt: time("redeemed_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("gifts_buyer").on(table.buyer),
    index("gifts_code").on(table.codeHash),
    index("gifts_send_at").on(table.status, table.sendAt),
  ],
);

/** Responses to presses, stored for 24 h: docs/provider-api.md PA-154. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    viewer: viewerIdColumn(),
    key: text().notNull(),
    /** SHA-256 of call and body. */
    request: text().notNull(),
    response: jsonb("answer").$type<object>(),
    startedAt: time("started_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewer, table.key] })],
);

/** Events of a payment processor that were taken: a doubled one does nothing. */
export const processorEvents = pgTable("processor_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  at: time("at").notNull(),
});

/** Mails about payments that are still to be sent. `due_at` is of the real clock. */
export const paymentMails = pgTable(
  "payment_mails",
  {
    id: serial().primaryKey(),
    channel: channelTokenColumn(),
    viewer: text().references(() => viewers.id, { onDelete: "cascade" }),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attempts: integer().notNull(),
    dueAt: time("due_at").notNull(),
  },
  (table) => [index("payment_mails_due_at").on(table.dueAt)],
);
