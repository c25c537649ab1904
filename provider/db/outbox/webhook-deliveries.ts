import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { WebhookDeliveryStatus, WebhookEvent } from "../../domain/webhook-events.ts";
import type { Db } from "../database.ts";
import { webhookDeliveries, webhooks } from "../outbox-schema.ts";
import type { WebhookRow } from "./webhooks.ts";

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;

/** The most messages of a webhook that wait, and the most that are stored after they were delivered or given up. */
const maxPending = 10_000;
const maxFinished = 1_000;
const finishedDays = 30;

/**
 * Adds a message for each active webhook that wants an event, in the transaction of what it reports. A webhook with too
 * many messages that wait gets one that has failed, which can be sent again.
 */
export async function enqueueWebhookEvents(db: Db, events: readonly WebhookEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ channel, type, data }, place) => ({
    place,
    message: `msg_${randomUUID()}`,
    channel,
    type,
    resource: `${type.split(".")[0]} ${data.id}`,
    data: { channel, ...data },
  }));
  const now = new Date().toISOString();
  await db.execute(sql`
    insert into ${webhookDeliveries}
      (webhook, message, type, resource, data, status, attempts, created_at, due_at, error)
    select w.id, e.message, e.type, e.resource, e.data,
      case when waiting.are_many then 'failed' else 'pending' end,
      0, ${now}::timestamptz, ${now}::timestamptz,
      case when waiting.are_many then 'Too many messages wait.' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e(place int, message text, channel text, type text, resource text, data jsonb)
    join ${webhooks} w on w.channel = e.channel and w.is_active and e.type = any(w.events)
    cross join lateral (
      select count(*) >= ${maxPending} as are_many from (
        select 1 from ${webhookDeliveries} d
        where d.webhook = w.id and d.status = 'pending' limit ${maxPending}
      ) as pending
    ) as waiting
    order by e.place`);
}

/** A message that a process has claimed, with its webhook. */
export type ClaimedDelivery = { delivery: WebhookDeliveryRow; webhook: WebhookRow };

type DeliveryClaim = {
  now: Date;
  leasedUntil: Date;
  limit: number;
  /** Webhooks with enough messages under way, and how many each may have. */
  busy: readonly string[];
  perWebhook: number;
};

/**
 * Takes messages that are due: of each resource the first one only, so that they arrive in order. Until `leasedUntil` no
 * other process takes them.
 */
export async function claimWebhookDeliveries(
  db: Db,
  { now, leasedUntil, limit, busy, perWebhook }: DeliveryClaim,
): Promise<ClaimedDelivery[]> {
  const isFree =
    busy.length === 0
      ? sql`true`
      : sql`d.webhook not in (${sql.join(
          busy.map((id) => sql`${id}`),
          sql`, `,
        )})`;
  const isDue = sql`d.status = 'pending' and d.due_at <= ${now.toISOString()}::timestamptz`;
  const due = sql`(
    select d.id from ${webhookDeliveries} d
    where ${isDue} and d.id in (
      select id from (
        select d.id, row_number() over (partition by d.webhook order by d.id) as place
        from ${webhookDeliveries} d join ${webhooks} w on w.id = d.webhook
        where ${isDue} and w.is_active and ${isFree}
          and not exists (
            select 1 from ${webhookDeliveries} earlier
            where earlier.webhook = d.webhook and earlier.resource = d.resource
              and earlier.status = 'pending' and earlier.id < d.id
          )
      ) as ranked
      where place <= ${perWebhook}
    )
    order by d.id limit ${limit} for update skip locked)`;
  const claimed = await db
    .update(webhookDeliveries)
    .set({ dueAt: leasedUntil })
    .where(and(sql`${webhookDeliveries.id} in ${due}`, eq(webhookDeliveries.status, "pending")))
    .returning({ id: webhookDeliveries.id });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook))
    .where(inArray(webhookDeliveries.id, ids))
    .orderBy(webhookDeliveries.id);
}

/** Stores what became of an attempt. */
export async function saveWebhookAttempt(
  db: Db,
  id: number,
  result: Pick<
    WebhookDeliveryRow,
    "status" | "attempts" | "dueAt" | "lastAttemptAt" | "responseStatus" | "error"
  >,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set(result)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, "pending")));
}

/** Deletes what was delivered or given up, beyond the latest thousand of a webhook and after thirty days. */
export async function deleteFinishedDeliveries(db: Db, webhook: string, now: Date): Promise<void> {
  const { id, status, createdAt } = webhookDeliveries;
  const isFinished = and(eq(webhookDeliveries.webhook, webhook), ne(status, "pending"));
  const newestDropped = sql`(
    select d.id from ${webhookDeliveries} d
    where d.webhook = ${webhook} and d.status <> 'pending'
    order by d.id desc offset ${maxFinished} limit 1)`;
  const before = new Date(now.getTime() - finishedDays * 24 * 60 * 60_000);
  await db.delete(webhookDeliveries).where(and(isFinished, sql`${id} <= ${newestDropped}`));
  await db.delete(webhookDeliveries).where(and(isFinished, lt(createdAt, before)));
}

/** Messages of a webhook before the one with that id, the latest first. */
export function listWebhookDeliveries(
  db: Db,
  webhook: string,
  filter: { status?: WebhookDeliveryStatus; before: number | undefined; limit: number },
): Promise<WebhookDeliveryRow[]> {
  const conditions: (SQL | undefined)[] = [
    eq(webhookDeliveries.webhook, webhook),
    filter.status && eq(webhookDeliveries.status, filter.status),
    filter.before === undefined ? undefined : lt(webhookDeliveries.id, filter.before),
  ];
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(...conditions))
    .orderBy(desc(webhookDeliveries.id))
    .limit(filter.limit);
}

/** A message of a webhook, for a change: other changes of it wait. */
export async function lockWebhookDelivery(
  tx: Db,
  webhook: string,
  id: number,
): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhook, webhook), eq(webhookDeliveries.id, id)))
    .for("update");
  return row;
}

/** Lets a message be sent once more, from its first attempt on. */
export async function replayWebhookDelivery(
  tx: Db,
  id: number,
  dueAt: Date,
): Promise<WebhookDeliveryRow | undefined> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ status: "pending", attempts: 0, dueAt })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  return row;
}
