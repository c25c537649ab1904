import { randomBytes } from "node:crypto";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { createPrefixedId } from "../../domain/accounts/secrets.ts";
import type { Db } from "../database.ts";
import { webhooks } from "../outbox-schema.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
type WebhookFields = Pick<WebhookRow, "url" | "description" | "events" | "isActive">;

/** The most webhooks of a channel. */
export const maxWebhooks = 20;

/** The former secret signs for a day, so that receivers have time to change it. */
const overlapMs = 24 * 60 * 60_000;

const createWebhookSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** Adds a webhook; undefined if the channel has as many as it may. The channel must be locked. */
export async function createWebhook(
  tx: Db,
  channel: string,
  fields: WebhookFields,
  createdAt: Date,
): Promise<WebhookRow | undefined> {
  if ((await tx.$count(webhooks, eq(webhooks.channel, channel))) >= maxWebhooks) return undefined;
  const [row] = await tx
    .insert(webhooks)
    .values({
      ...fields,
      id: createPrefixedId("wh"),
      channel,
      secret: createWebhookSecret(),
      createdAt,
    })
    .returning();
  return row;
}

/** Webhooks of a channel after that id. */
export function listWebhooks(
  db: Db,
  channel: string,
  page: { after: string | undefined; limit: number },
): Promise<WebhookRow[]> {
  const after = page.after === undefined ? undefined : gt(webhooks.id, page.after);
  return db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.channel, channel), after))
    .orderBy(asc(webhooks.id))
    .limit(page.limit);
}

/** A webhook of a channel. */
export async function findWebhook(
  db: Db,
  channel: string,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.channel, channel), eq(webhooks.id, id)));
  return row;
}

/** The same for a change: other changes of it wait. */
export async function lockWebhook(
  tx: Db,
  channel: string,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.channel, channel), eq(webhooks.id, id)))
    .for("no key update");
  return row;
}

const nextVersion = sql`nextval('resource_versions')`;

export async function updateWebhook(
  tx: Db,
  id: string,
  fields: Partial<WebhookFields>,
): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .update(webhooks)
    .set({ ...fields, version: nextVersion })
    .where(eq(webhooks.id, id))
    .returning();
  return row;
}

/** Gives a webhook another secret. */
export async function rotateWebhookSecret(
  tx: Db,
  { id, secret: previousSecret }: WebhookRow,
  now: Date,
): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .update(webhooks)
    .set({
      secret: createWebhookSecret(),
      previousSecret,
      previousUntil: new Date(now.getTime() + overlapMs),
      version: nextVersion,
    })
    .where(eq(webhooks.id, id))
    .returning();
  return row;
}

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(tx: Db, id: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, id));
}
