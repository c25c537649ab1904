import { and, asc, eq, gt, inArray, isNull, lt, or } from "drizzle-orm";
import { createPrefixedId, createSecret, hashSecret } from "../../domain/accounts/secrets.ts";
import type { ApiKeyScope } from "../../domain/admin/scopes-and-roles.ts";
import { apiKeys } from "../admin-schema.ts";
import type { Db } from "../database.ts";

const shownLength = 12;
const betweenNotesMs = 60_000;

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** A new key. Its secret is returned here only; the database has its SHA-256: docs/security.md SE-218. */
export async function createApiKey(
  tx: Db,
  made: {
    name: string;
    channel: string | null;
    scopes: ApiKeyScope[];
    createdBy: string;
    expiresAt: Date | null;
    now: Date;
  },
): Promise<{ row: ApiKeyRow; secret: string } | undefined> {
  const { now: createdAt, ...columns } = made;
  const secret = `mqk_${createSecret()}`;
  const id = createPrefixedId("ak");
  const shown = { hash: hashSecret(secret), prefix: secret.slice(0, shownLength) };
  const [row] = await tx
    .insert(apiKeys)
    .values({ id, ...shown, createdAt, ...columns })
    .returning();
  return row && { row, secret };
}

/** The key of a secret that has not expired; its use is noted once a minute. */
export async function findApiKeyBySecret(
  db: Db,
  secret: string,
  now: number,
): Promise<ApiKeyRow | undefined> {
  const at = new Date(now);
  const [found] = await db
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.hash, hashSecret(secret)),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
      ),
    );
  if (!found) return undefined;
  const isNoteDue = or(
    isNull(apiKeys.lastUsedAt),
    lt(apiKeys.lastUsedAt, new Date(now - betweenNotesMs)),
  );
  if (found.lastUsedAt === null || found.lastUsedAt.getTime() < now - betweenNotesMs) {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: at })
      .where(and(eq(apiKeys.id, found.id), isNoteDue));
  }
  return found;
}

/** The key with that id. */
export async function findApiKey(db: Db, id: string): Promise<ApiKeyRow | undefined> {
  const [found] = await db.select().from(apiKeys).where(eq(apiKeys.id, id)).limit(1);
  return found;
}

/** Keys after that id, of all channels or of some. */
export function listApiKeys(
  db: Db,
  channels: "all" | string[],
  page: { after: string | undefined; limit: number },
): Promise<ApiKeyRow[]> {
  const ofChannels = channels === "all" ? undefined : inArray(apiKeys.channel, channels);
  const after = page.after === undefined ? undefined : gt(apiKeys.id, page.after);
  return db
    .select()
    .from(apiKeys)
    .where(and(ofChannels, after))
    .orderBy(asc(apiKeys.id))
    .limit(page.limit);
}

/** Revokes a key. */
export async function deleteApiKey(tx: Db, id: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.id, id));
}
