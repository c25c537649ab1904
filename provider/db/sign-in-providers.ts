import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { IdentityKind } from "../domain/accounts/viewer-record.ts";
import type { Db } from "./database.ts";
import { signInProviders } from "./identity-schema.ts";

export type SignInProviderRow = typeof signInProviders.$inferSelect;
export type NewSignInProvider = Omit<typeof signInProviders.$inferInsert, "version">;

/** The keys that a channel signs in by: its own, for the other methods those of all channels. */
export async function listKeysOfChannel(db: Db, channel: string): Promise<SignInProviderRow[]> {
  const rows = await db
    .select()
    .from(signInProviders)
    .where(or(eq(signInProviders.channel, channel), isNull(signInProviders.channel)));
  const hasOwn = (method: IdentityKind) =>
    rows.some((row) => row.method === method && row.channel !== null);
  return rows.filter((row) => row.channel !== null || !hasOwn(row.method));
}

/** Keys that were entered for a channel, or (null) for all channels. */
export function listSignInProviders(db: Db, channel: string | null): Promise<SignInProviderRow[]> {
  return db
    .select()
    .from(signInProviders)
    .where(ofChannel(channel))
    .orderBy(asc(signInProviders.method));
}

/** The keys of one method; locked for the transaction of a change. */
export async function findSignInProvider(
  db: Db,
  channel: string | null,
  method: IdentityKind,
  isLocked = false,
): Promise<SignInProviderRow | undefined> {
  const query = db
    .select()
    .from(signInProviders)
    .where(and(ofChannel(channel), eq(signInProviders.method, method)));
  const [found] = await (isLocked ? query.for("update") : query);
  return found;
}

/** Adds keys; undefined where the method has keys already. */
export async function createSignInProvider(
  tx: Db,
  row: NewSignInProvider,
): Promise<SignInProviderRow | undefined> {
  const [made] = await tx.insert(signInProviders).values(row).onConflictDoNothing().returning();
  return made;
}

/** Replaces keys, with another version. */
export async function updateSignInProvider(
  tx: Db,
  { channel = null, method, ...columns }: NewSignInProvider,
): Promise<SignInProviderRow | undefined> {
  const [changed] = await tx
    .update(signInProviders)
    .set({ ...columns, version: sql`nextval('resource_versions')` })
    .where(and(ofChannel(channel), eq(signInProviders.method, method)))
    .returning();
  return changed;
}

/** Deletes keys. */
export async function deleteSignInProvider(
  tx: Db,
  channel: string | null,
  method: IdentityKind,
): Promise<void> {
  await tx
    .delete(signInProviders)
    .where(and(ofChannel(channel), eq(signInProviders.method, method)));
}

function ofChannel(channel: string | null) {
  return channel === null ? isNull(signInProviders.channel) : eq(signInProviders.channel, channel);
}
