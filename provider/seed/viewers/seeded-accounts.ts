import { and, inArray, isNotNull, sql } from "drizzle-orm";
import { viewers } from "../../db/accounts-schema.ts";
import type { Db } from "../../db/database.ts";
import { channels } from "../../db/schema.ts";
import { toPostgresTextArray } from "../../db/search/sql-expressions.ts";
import { type PasswordHasher, verifyPassword } from "../../domain/accounts/passwords.ts";
import { seededPassword, seededViewerId, seededViewers } from "./seeded-viewers.ts";

/**
 * The seeded viewers that still have the seeded password, which anybody can read (docs/security.md SE-229). All that were
 * seeded at once share one hash, so few are verified.
 */
export async function findSeededAccounts(
  db: Db,
  hasher: PasswordHasher,
): Promise<{ id: string; email: string }[]> {
  const tokens = await db.select({ token: channels.token }).from(channels);
  const ids = tokens.flatMap(({ token }) =>
    seededViewers.map((viewer) => seededViewerId(viewer, token)),
  );
  const found = await db
    .select({ id: viewers.id, email: viewers.email, passwordHash: viewers.passwordHash })
    .from(viewers)
    .where(
      and(sql`${viewers.id} = any(${toPostgresTextArray(ids)})`, isNotNull(viewers.passwordHash)),
    )
    .orderBy(viewers.email);
  const seeded = new Set<string | null>();
  for (const hash of new Set(found.map(({ passwordHash }) => passwordHash))) {
    if (await verifyPassword(seededPassword, hash, hasher)) seeded.add(hash);
  }
  return found.filter(({ passwordHash }) => seeded.has(passwordHash));
}

/** Deletes them with everything that is theirs. Returns their addresses. */
export async function deleteSeededAccounts(db: Db, hasher: PasswordHasher): Promise<string[]> {
  const found = await findSeededAccounts(db, hasher);
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) await db.delete(viewers).where(inArray(viewers.id, ids));
  return found.map(({ email }) => email);
}
