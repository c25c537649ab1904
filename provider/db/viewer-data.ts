import { desc, eq, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { accessTokens, identities, registrationAnswers } from "./accounts-schema.ts";
import { gifts, invoices, paymentMethods, purchases } from "./commerce-schema.ts";
import type { Db } from "./database.ts";
import { knownDevices } from "./devices-schema.ts";
import { liveNotifications, watchList, watchProgress } from "./lists-schema.ts";

type Row = Record<string, unknown>;

/** Everything that is stored about a viewer, but secrets and what names others: docs/provider-api.md PA-367. */
export type ViewerData = { account: Row } & Record<
  | "identities"
  | "registrationAnswers"
  | "sessions"
  | "knownDevices"
  | "watchList"
  | "notifications"
  | "watchProgress"
  | "paymentMethods"
  | "purchases"
  | "invoices"
  | "gifts",
  Row[]
>;

/** Of each list at most so many rows, the latest. */
const maxRows = 10_000;

/** Columns that are secrets, or name things only within the provider. */
const hidden = new Set([
  "viewer",
  "channel",
  "hash",
  "passwordHash",
  "charge",
  "codeHash",
  "customer",
  "method",
  "lockedUntil",
  "buyer",
  "redeemer",
]);

/** Reads it as one JSON document. */
export async function loadViewerData(db: Db, viewer: ViewerRecord): Promise<ViewerData> {
  const of = (column: PgColumn) => eq(column, viewer.id);
  const isGift = or(of(gifts.buyer), of(gifts.redeemer));
  return {
    account: withoutHidden(viewer),
    identities: await rowsOf(db, identities, of(identities.viewer), identities.kind),
    registrationAnswers: await rowsOf(
      db,
      registrationAnswers,
      of(registrationAnswers.viewer),
      registrationAnswers.field,
    ),
    sessions: await rowsOf(db, accessTokens, of(accessTokens.viewer), accessTokens.createdAt),
    knownDevices: await rowsOf(db, knownDevices, of(knownDevices.viewer), knownDevices.family),
    watchList: await rowsOf(db, watchList, of(watchList.viewer), watchList.addedAt),
    notifications: await rowsOf(
      db,
      liveNotifications,
      of(liveNotifications.viewer),
      liveNotifications.addedAt,
    ),
    watchProgress: await rowsOf(
      db,
      watchProgress,
      of(watchProgress.viewer),
      watchProgress.updatedAt,
    ),
    paymentMethods: await rowsOf(
      db,
      paymentMethods,
      of(paymentMethods.viewer),
      paymentMethods.viewer,
    ),
    purchases: await rowsOf(db, purchases, of(purchases.viewer), purchases.purchasedAt),
    invoices: await rowsOf(db, invoices, of(invoices.viewer), invoices.issuedAt),
    gifts: await rowsOf(db, gifts, isGift, gifts.createdAt),
  };
}

async function rowsOf(
  db: Db,
  table: PgTable,
  theirs: SQL | undefined,
  order: PgColumn,
): Promise<Row[]> {
  const rows = await db.select().from(table).where(theirs).orderBy(desc(order)).limit(maxRows);
  return rows.map(withoutHidden);
}

function withoutHidden(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
}
