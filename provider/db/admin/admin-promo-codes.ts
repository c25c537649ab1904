import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { promoCodes } from "../offers-schema.ts";

export type PromoCodeRow = typeof promoCodes.$inferSelect;
export type NewPromoCode = Omit<PromoCodeRow, "version" | "uses">;

/** Codes of a channel after that one. */
export function listAdminPromoCodes(
  db: Db,
  channel: string,
  page: { after: string | undefined; limit: number },
): Promise<PromoCodeRow[]> {
  const after = page.after === undefined ? undefined : gt(promoCodes.code, page.after);
  return db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.channel, channel), after))
    .orderBy(asc(promoCodes.code))
    .limit(page.limit);
}

/** The code of a channel. */
export async function findAdminPromoCode(
  db: Db,
  channel: string,
  code: string,
): Promise<PromoCodeRow | undefined> {
  const [found] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.channel, channel), eq(promoCodes.code, code)));
  return found;
}

/** Writes a code, or changes it: how often it was used stays. */
export async function savePromoCode(tx: Db, row: NewPromoCode): Promise<void> {
  const { channel, code, ...columns } = row;
  await tx
    .insert(promoCodes)
    .values({ ...row, uses: 0 })
    .onConflictDoUpdate({
      target: [promoCodes.channel, promoCodes.code],
      set: { ...columns, version: sql`nextval('resource_versions')` },
    });
}

/** Deletes a code. Who has used it cannot use another one of its name. */
export async function deletePromoCode(tx: Db, channel: string, code: string): Promise<void> {
  await tx
    .delete(promoCodes)
    .where(and(eq(promoCodes.channel, channel), eq(promoCodes.code, code)));
}
