import { and, eq, isNull, lt, or } from "drizzle-orm";
import { idempotencyKeys } from "../commerce-schema.ts";
import type { Db } from "../database.ts";

const day = 24 * 60 * 60 * 1000;
/** A press that was begun and not finished within this time is abandoned, in ms. */
const patienceMs = 60_000;

/** A press: its viewer, key and request. `now` is epoch ms of the provider's clock. */
export type IdempotentRequest = { viewer: string; key: string; request: string; now: number };

/**
 * Begins a press, once: the stored `response` of a finished one, `running` for a pending one, `other` for a key that
 * belongs to another request.
 */
export async function beginIdempotentRequest(
  db: Db,
  { viewer, key, request, now }: IdempotentRequest,
): Promise<"begun" | "running" | "other" | { response: object }> {
  const startedAt = new Date(now);
  const row = { viewer, key, request, startedAt, expiresAt: new Date(now + day) };
  const fresh = { request, response: null, startedAt, expiresAt: row.expiresAt };
  const isStale = and(
    isNull(idempotencyKeys.response),
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
  const [existing] = await db.select().from(idempotencyKeys).where(ofPress({ viewer, key }));
  if (!existing) return "running";
  if (existing.request !== request) return "other";
  return existing.response ? { response: existing.response } : "running";
}

/** Stores the response to a press. */
export async function saveIdempotentResponse(
  db: Db,
  press: Pick<IdempotentRequest, "viewer" | "key">,
  response: object,
): Promise<void> {
  await db.update(idempotencyKeys).set({ response }).where(ofPress(press));
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
