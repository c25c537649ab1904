import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {
  ChargeablePaymentCard,
  PriceRecord,
  RefundKind,
  RefundStatus,
  PriceChangeStatus,
} from "../domain/commerce/commerce-records.ts";
import { invoices, purchases } from "./commerce-schema.ts";
import { moneyColumn } from "./offers-schema.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Money that went back, or is to: the row is there before the processor is called, and its id is the key. */
export const refunds = pgTable(
  "refunds",
  {
    id: text().primaryKey(),
    invoice: text()
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    kind: text().$type<RefundKind>().notNull().default("refund"),
    status: text().$type<RefundStatus>().notNull().default("done"),
    amount: moneyColumn("amount").notNull(),
    reason: text(),
    /** Money that came for something that could not be given. */
    isAutomatic: boolean("is_automatic").notNull().default(false),
    /** What the processor calls it. */
    processorId: text("processor_id"),
    at: time("at").notNull(),
    attempts: integer().notNull().default(0),
    /** When the processor is called again, by the real clock. */
    dueAt: time("due_at"),
  },
  (table) => [
    index("refunds_invoice").on(table.invoice),
    uniqueIndex("refunds_processor_id").on(table.processorId),
    index("refunds_status").on(table.status, table.dueAt),
  ],
);

/**
 * Changes to another price: the row is there before the card is charged, its id is the key, and what is
 * charged stands in it. docs/provider-api.md PA-171.
 */
export const priceSwitches = pgTable(
  "price_switches",
  {
    id: text().primaryKey(),
    purchase: text()
      .notNull()
      .references(() => purchases.id, { onDelete: "cascade" }),
    status: text().$type<PriceChangeStatus>().notNull(),
    price: jsonb().$type<PriceRecord>().notNull(),
    title: text().notNull(),
    card: jsonb().$type<ChargeablePaymentCard>(),
    currency: text().notNull(),
    due: moneyColumn("due").notNull(),
    /** What is left for the payments to come. */
    credit: moneyColumn("credit").notNull(),
    /** The bill whose unused part is taken off. */
    unusedOf: text("unused_of"),
    at: time("at").notNull(),
    attempts: integer().notNull().default(0),
    /** When the processor is called again, by the real clock. */
    dueAt: time("due_at").notNull(),
  },
  (table) => [
    index("price_switches_purchase").on(table.purchase, table.status),
    index("price_switches_status").on(table.status, table.dueAt),
  ],
);
