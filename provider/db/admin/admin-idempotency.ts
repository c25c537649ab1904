import { and, desc, eq, lte, or } from "drizzle-orm";
import { adminIdempotencyKeys } from "../admin-schema.ts";
import type { Db } from "../database.ts";

const dayMs = 24 * 60 * 60_000;
/** So many responses of an actor are stored at most. */
const maxStored = 1_000;

/** A response as it is stored for repetitions. */
export type StoredAdminResponse = {
  status: number;
  headers: Record<string, string>;
  body: object | null;
};

/** A creation: who makes it, with which key, the hash of path and body, and when. */
export type IdempotentCreation = { actor: string; key: string; request: string; now: Date };

/**
 * Begins a creation in its transaction: another transaction with the same key is waited for. Returns its response if it
 * was completed, `other` for a key that belongs to another request. A transaction that is rolled back frees the key.
 */
export async function beginIdempotentCreation(
  tx: Db,
  { actor, key, request, now }: IdempotentCreation,
): Promise<"begun" | "other" | StoredAdminResponse> {
  const ofKey = and(eq(adminIdempotencyKeys.actor, actor), eq(adminIdempotencyKeys.key, key));
  await deleteOldResponses(tx, actor, now);
  const [begun] = await tx
    .insert(adminIdempotencyKeys)
    .values({ actor, key, request, status: 0, headers: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: adminIdempotencyKeys.key });
  if (begun) return "begun";
  const [stored] = await tx.select().from(adminIdempotencyKeys).where(ofKey);
  return stored === undefined || stored.request !== request ? "other" : stored;
}

/** Stores the response to a creation, in its transaction. */
export async function saveIdempotentCreation(
  tx: Db,
  { actor, key }: Pick<IdempotentCreation, "actor" | "key">,
  response: StoredAdminResponse,
): Promise<void> {
  await tx
    .update(adminIdempotencyKeys)
    .set(response)
    .where(and(eq(adminIdempotencyKeys.actor, actor), eq(adminIdempotencyKeys.key, key)));
}

/** What is older than a day, or than the latest thousand of an actor. */
async function deleteOldResponses(tx: Db, actor: string, now: Date): Promise<void> {
  const { createdAt } = adminIdempotencyKeys;
  const [oldest] = await tx
    .select({ createdAt })
    .from(adminIdempotencyKeys)
    .where(eq(adminIdempotencyKeys.actor, actor))
    .orderBy(desc(createdAt))
    .offset(maxStored - 1)
    .limit(1);
  const expired = lte(createdAt, new Date(now.getTime() - dayMs));
  const isOld = oldest ? or(expired, lte(createdAt, oldest.createdAt)) : expired;
  await tx.delete(adminIdempotencyKeys).where(and(eq(adminIdempotencyKeys.actor, actor), isOld));
}
