import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { checkoutSessions } from "../commerce-schema.ts";
import type { Db } from "../database.ts";
import { promoCodes, promoUses } from "../offers-schema.ts";

type Use = { channel: string; code: string; viewer: string; session: string };

/**
 * Reserves one use of a code for a session; `used` when another session of the viewer has it, `sold-out` when
 * no use is left. In a transaction.
 */
export async function reservePromo(tx: Db, use: Use): Promise<"reserved" | "used" | "sold-out"> {
  const theirs = and(
    eq(promoUses.channel, use.channel),
    eq(promoUses.code, use.code),
    eq(promoUses.viewer, use.viewer),
  );
  const [fresh] = await tx.insert(promoUses).values(use).onConflictDoNothing().returning();
  if (!fresh) {
    const isOver = or(
      inArray(checkoutSessions.status, ["expired", "cancelled"]),
      eq(checkoutSessions.id, use.session),
    );
    const over = tx.select({ id: checkoutSessions.id }).from(checkoutSessions).where(isOver);
    const [moved] = await tx
      .update(promoUses)
      .set({ session: use.session })
      .where(and(theirs, isNull(promoUses.spentAt), inArray(promoUses.session, over)))
      .returning();
    return moved ? "reserved" : "used";
  }
  const { channel, code, uses, maxUses } = promoCodes;
  const [taken] = await tx
    .update(promoCodes)
    .set({ uses: sql`${uses} + 1` })
    .where(
      and(eq(channel, use.channel), eq(code, use.code), or(isNull(maxUses), lt(uses, maxUses))),
    )
    .returning();
  if (taken) return "reserved";
  await tx.delete(promoUses).where(theirs);
  return "sold-out";
}

/**
 * The session was paid: its code is used up for the viewer. A session that has lost its reservation takes another
 * use; false when there is none for it. In a transaction.
 */
export async function markPromoUsed(tx: Db, use: Use, at: Date): Promise<boolean> {
  const isOfIt = and(eq(promoUses.session, use.session), eq(promoUses.code, use.code));
  const spend = () => tx.update(promoUses).set({ spentAt: at }).where(isOfIt).returning();
  if ((await spend()).length > 0) return true;
  if ((await reservePromo(tx, use)) !== "reserved") return false;
  return (await spend()).length > 0;
}

/** Sessions that are over without a payment give their codes back. */
export async function releasePromos(tx: Db, sessions: string[]): Promise<void> {
  if (sessions.length === 0) return;
  const freed = await tx
    .delete(promoUses)
    .where(and(inArray(promoUses.session, sessions), isNull(promoUses.spentAt)))
    .returning();
  for (const { channel, code } of freed) {
    await tx
      .update(promoCodes)
      .set({ uses: sql`greatest(${promoCodes.uses} - 1, 0)` })
      .where(and(eq(promoCodes.channel, channel), eq(promoCodes.code, code)));
  }
}

/** Whether a viewer has paid with a code. */
export async function hasUsedPromo(
  db: Db,
  channel: string,
  code: string,
  viewer: string,
): Promise<boolean> {
  const [found] = await db
    .select({ spentAt: promoUses.spentAt })
    .from(promoUses)
    .where(
      and(eq(promoUses.channel, channel), eq(promoUses.code, code), eq(promoUses.viewer, viewer)),
    );
  return found?.spentAt != null;
}
