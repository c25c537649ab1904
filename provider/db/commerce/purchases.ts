import { and, asc, count, desc, eq, inArray, isNull, lt, lte, notExists, or } from "drizzle-orm";
import { createPrefixedId } from "../../domain/accounts/secrets.ts";
import { purchases } from "../commerce-schema.ts";
import type { Db } from "../database.ts";
import { enqueueWebhookEvents } from "../outbox/webhook-deliveries.ts";
import { priceSwitches } from "../refunds-and-price-changes-schema.ts";

export type PurchaseRow = typeof purchases.$inferSelect;

/** How long a process has for one purchase, in ms of the real clock; then another may take it. */
const leaseMs = 60_000;
const running = ["active", "past_due", "cancelled"] as const;

export type NewPurchase = Pick<
  PurchaseRow,
  | "channel"
  | "viewer"
  | "kind"
  | "paywall"
  | "what"
  | "price"
  | "currency"
  | "amount"
  | "period"
  | "intervalCount"
  | "purchasedAt"
  | "anchorAt"
  | "periodStart"
> &
  Partial<PurchaseRow>;

/** A purchase that runs from now on. */
export async function addPurchase(tx: Db, made: NewPurchase): Promise<PurchaseRow> {
  const usual = {
    id: createPrefixedId("pu"),
    status: "active" as const,
    isGift: false,
    periods: 0,
    payments: 0,
    paymentsBefore: 0,
    credit: 0,
    failures: 0,
    offersTaken: [],
  };
  const [purchase] = await tx
    .insert(purchases)
    .values({ ...usual, ...made })
    .returning();
  if (!purchase) throw new Error("A purchase was not written.");
  const { id, channel, viewer, kind, paywall, price, amount, currency, isGift } = purchase;
  const data = { id, viewer, kind, paywall, price, amount, currency, isGift };
  await enqueueWebhookEvents(tx, [{ channel, type: "purchase.created", data }]);
  return purchase;
}

export async function updatePurchase(
  db: Db,
  id: string,
  facts: Partial<PurchaseRow>,
): Promise<void> {
  await db.update(purchases).set(facts).where(eq(purchases.id, id));
}

/** The purchase, for whoever is first: others wait until this transaction is over. */
export async function lockPurchase(tx: Db, id: string): Promise<PurchaseRow | undefined> {
  const [found] = await tx.select().from(purchases).where(eq(purchases.id, id)).for("update");
  return found;
}

/** The subscription of a viewer to a paywall that has not ended. */
export async function findActiveSubscription(
  db: Db,
  viewer: string,
  paywall: string,
): Promise<PurchaseRow | undefined> {
  const [found] = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.viewer, viewer),
        eq(purchases.paywall, paywall),
        eq(purchases.kind, "subscription"),
        inArray(purchases.status, running),
      ),
    )
    .orderBy(desc(purchases.purchasedAt))
    .limit(1);
  return found;
}

/** What of this a viewer has for good already. */
export async function findPermanentPurchase(
  db: Db,
  viewer: string,
  what: string,
): Promise<PurchaseRow | undefined> {
  const [found] = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.viewer, viewer),
        eq(purchases.what, what),
        inArray(purchases.status, running),
        isNull(purchases.periodEnd),
      ),
    )
    .limit(1);
  return found;
}

/** A viewer's purchases, the latest first. */
export async function listPurchases(
  db: Db,
  viewer: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PurchaseRow[]; total: number }> {
  const theirs = eq(purchases.viewer, viewer);
  const rows = await db
    .select()
    .from(purchases)
    .where(theirs)
    .orderBy(desc(purchases.purchasedAt), desc(purchases.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(purchases).where(theirs);
  return { rows, total: all?.total ?? 0 };
}

/** The subscriptions of a viewer whose payment has failed. */
export function listPastDueSubscriptions(db: Db, viewer: string): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(and(eq(purchases.viewer, viewer), eq(purchases.status, "past_due")));
}

/**
 * Takes the purchase that is due first, of which no other process has hold and which is not about to change
 * its price. `now` is of the provider's clock, `real` of the real one; epoch ms.
 */
export async function claimDuePurchase(
  db: Db,
  now: number,
  real: number,
): Promise<PurchaseRow | undefined> {
  const free = or(isNull(purchases.lockedUntil), lt(purchases.lockedUntil, new Date(real)));
  const isOfIt = eq(priceSwitches.purchase, purchases.id);
  const wanted = and(isOfIt, eq(priceSwitches.status, "wanted"));
  return db.transaction(async (tx) => {
    const switching = tx.select({ id: priceSwitches.id }).from(priceSwitches).where(wanted);
    const [due] = await tx
      .select()
      .from(purchases)
      .where(and(lte(purchases.nextAt, new Date(now)), free, notExists(switching)))
      .orderBy(asc(purchases.nextAt), asc(purchases.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (due) await updatePurchase(tx, due.id, { lockedUntil: new Date(real + leaseMs) });
    return due;
  });
}

/** The subscriptions of a viewer that have not ended, by id. */
export async function listRunningSubscriptions(db: Db, viewer: string): Promise<string[]> {
  const rows = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.viewer, viewer),
        eq(purchases.kind, "subscription"),
        inArray(purchases.status, running),
      ),
    )
    .orderBy(asc(purchases.id));
  return rows.map(({ id }) => id);
}

/** Lets nobody change what a viewer has bought until this transaction is over. */
export async function lockPurchasesOfViewer(tx: Db, viewer: string): Promise<void> {
  await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.viewer, viewer))
    .orderBy(asc(purchases.id))
    .for("update");
}
