import { and, eq, lte, sql } from "drizzle-orm";
import { newId } from "../../domain/accounts/secrets.ts";
import { priceSwitches } from "../processor-schema.ts";
import type { Db } from "../database.ts";

export type PriceSwitch = typeof priceSwitches.$inferSelect;

export async function addSwitch(
  tx: Db,
  made: Omit<PriceSwitch, "id" | "status" | "attempts">,
): Promise<PriceSwitch> {
  const row = { ...made, id: newId("sw"), status: "wanted" as const, attempts: 0 };
  const [added] = await tx.insert(priceSwitches).values(row).returning();
  if (!added) throw new Error("A change of price was not written.");
  return added;
}

/** The change of price that is under way, of which there is one at most. */
export async function wantedSwitch(db: Db, purchase: string): Promise<PriceSwitch | undefined> {
  const [found] = await db
    .select()
    .from(priceSwitches)
    .where(and(eq(priceSwitches.purchase, purchase), eq(priceSwitches.status, "wanted")))
    .limit(1);
  return found;
}

export async function findSwitch(db: Db, id: string): Promise<PriceSwitch | undefined> {
  const [found] = await db.select().from(priceSwitches).where(eq(priceSwitches.id, id));
  return found;
}

export async function changeSwitch(db: Db, id: string, facts: Partial<PriceSwitch>): Promise<void> {
  await db.update(priceSwitches).set(facts).where(eq(priceSwitches.id, id));
}

/** Takes those that are due, each for one process. `real` and `until` are of the real clock. */
export function claimSwitches(db: Db, real: Date, until: Date): Promise<PriceSwitch[]> {
  return db
    .update(priceSwitches)
    .set({ dueAt: until, attempts: sql`${priceSwitches.attempts} + 1` })
    .where(and(eq(priceSwitches.status, "wanted"), lte(priceSwitches.dueAt, real)))
    .returning();
}
