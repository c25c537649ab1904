import { and, eq, lte, sql } from "drizzle-orm";
import { createPrefixedId } from "../../domain/accounts/secrets.ts";
import { priceSwitches } from "../refunds-and-price-changes-schema.ts";
import type { Db } from "../database.ts";

export type PriceChange = typeof priceSwitches.$inferSelect;

export async function addPriceChange(
  tx: Db,
  made: Omit<PriceChange, "id" | "status" | "attempts">,
): Promise<PriceChange> {
  const row = { ...made, id: createPrefixedId("sw"), status: "wanted" as const, attempts: 0 };
  const [added] = await tx.insert(priceSwitches).values(row).returning();
  if (!added) throw new Error("A change of price was not written.");
  return added;
}

/** The change of price that is under way, of which there is one at most. */
export async function findPendingPriceChange(
  db: Db,
  purchase: string,
): Promise<PriceChange | undefined> {
  const [found] = await db
    .select()
    .from(priceSwitches)
    .where(and(eq(priceSwitches.purchase, purchase), eq(priceSwitches.status, "wanted")))
    .limit(1);
  return found;
}

export async function findPriceChange(db: Db, id: string): Promise<PriceChange | undefined> {
  const [found] = await db.select().from(priceSwitches).where(eq(priceSwitches.id, id));
  return found;
}

export async function updatePriceChange(
  db: Db,
  id: string,
  facts: Partial<PriceChange>,
): Promise<void> {
  await db.update(priceSwitches).set(facts).where(eq(priceSwitches.id, id));
}

/** Takes those that are due, each for one process. `real` and `until` are of the real clock. */
export function claimDuePriceChanges(db: Db, real: Date, until: Date): Promise<PriceChange[]> {
  return db
    .update(priceSwitches)
    .set({ dueAt: until, attempts: sql`${priceSwitches.attempts} + 1` })
    .where(and(eq(priceSwitches.status, "wanted"), lte(priceSwitches.dueAt, real)))
    .returning();
}
