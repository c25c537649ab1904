import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { hashSecret } from "../domain/accounts/secrets.ts";
import { wrongPasswords } from "./accounts-schema.ts";
import type { Db } from "./database.ts";

const streakEndsAfterMs = 24 * 60 * 60 * 1000;

/**
 * Counts a try of an account as a wrong password and returns how many there were in a row, whatever
 * address they came from. A day without any ends the row. `now` is epoch ms of the provider's clock.
 */
export async function countWrongPassword(db: Db, account: string, now: number): Promise<number> {
  const { failures, endsAt, ownerWarnedAt } = wrongPasswords;
  const isOver = sql`${endsAt} <= ${sql.param(new Date(now), endsAt)}`;
  const end = new Date(now + streakEndsAfterMs);
  const [row] = await db
    .insert(wrongPasswords)
    .values({ account: hashSecret(account), failures: 1, endsAt: end })
    .onConflictDoUpdate({
      target: wrongPasswords.account,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        ownerWarnedAt: sql`case when ${isOver} then null else ${ownerWarnedAt} end`,
        endsAt: end,
      },
    })
    .returning({ failures });
  return row?.failures ?? 1;
}

/** A right password ends the row. */
export async function clearWrongPasswords(db: Db, account: string): Promise<void> {
  await db.delete(wrongPasswords).where(eq(wrongPasswords.account, hashSecret(account)));
}

/** True once in a row, when it has `least` wrong passwords: then its owner is to be warned. */
export async function claimWrongPasswordWarning(
  db: Db,
  account: string,
  least: number,
  now: number,
): Promise<boolean> {
  const { failures, ownerWarnedAt } = wrongPasswords;
  const ofAccount = eq(wrongPasswords.account, hashSecret(account));
  const claimed = await db
    .update(wrongPasswords)
    .set({ ownerWarnedAt: new Date(now) })
    .where(and(ofAccount, gte(failures, least), isNull(ownerWarnedAt)))
    .returning({ failures });
  return claimed.length > 0;
}
