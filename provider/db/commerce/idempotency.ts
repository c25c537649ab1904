import { and, eq, isNull, lt, or } from "drizzle-orm";
import { idempotencyKeys } from "../commerce-schema.ts";
import type { Db } from "../database.ts";

const day = 24 * 60 * 60 * 1000;
/** Whoever began a press and never finished it is gone after that, in ms. */
const patienceMs = 60_000;

/** A press: who, its key, and what was asked. `now` is epoch ms of the provider's clock. */
export type IdempotentRequest = { viewer: string; key: string; request: string; now: number };

/**
 * Begins a press, once: `answered` with what it was answered, `running` while it is, `other` for a key that
 * belongs to another request.
 */
export async function beginIdempotentRequest(
  db: Db,
  { viewer, key, request, now }: IdempotentRequest,
): Promise<"begun" | "running" | "other" | { answer: object }> {
  const startedAt = new Date(now);
  const row = { viewer, key, request, startedAt, expiresAt: new Date(now + day) };
  const fresh = { request, answer: null, startedAt, expiresAt: row.expiresAt };
  const isStale = and(
    isNull(idempotencyKeys.answer),
    lt(idempotencyKeys.startedAt, new Date(now - patienceMs)),
  );
  const [begun] = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.viewer, idempotencyKeys.key],
      set: fresh,
      setWhere: or(lt(idempotencyKeys.expiresAt, startedAt), isStale),
    })
    .returning();
  if (begun) return "begun";
  const [held] = await db.select().from(idempotencyKeys).where(ofPress({ viewer, key }));
  if (!held) return "running";
  if (held.request !== request) return "other";
  return held.answer ? { answer: held.answer } : "running";
}

/** Keeps what a press was answered. */
export async function saveIdempotentResponse(
  db: Db,
  press: Pick<IdempotentRequest, "viewer" | "key">,
  answer: object,
): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(ofPress(press));
}

/** A press that failed may be made again. */
export async function releaseIdempotencyKey(
  db: Db,
  press: Pick<IdempotentRequest, "viewer" | "key">,
): Promise<void> {
  await db.delete(idempotencyKeys).where(ofPress(press));
}

function ofPress({ viewer, key }: Pick<IdempotentRequest, "viewer" | "key">) {
  return and(eq(idempotencyKeys.viewer, viewer), eq(idempotencyKeys.key, key));
}
