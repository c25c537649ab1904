import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { IntakeTableName } from "../../domain/analytics/intake-tables.ts";
import type { RejectedEventRow } from "../../domain/analytics/parse-event-batch.ts";
import { eventQuarantine } from "../analytics-schema.ts";
import type { Db } from "../database.ts";

/** Of a batch, and of a channel. */
const maxOfBatch = 20;
const maxOfChannel = 200;

/** A row that was not taken, and when it came. */
export type QuarantinedRow = RejectedEventRow & {
  id: number;
  tableName: IntakeTableName;
  receivedAt: Date;
};

/**
 * Keeps rows that were not taken, the first twenty of a batch and the newest two hundred of a channel. Rows that name no
 * channel are under the empty one.
 */
export async function saveQuarantinedRows(
  db: Db,
  from: { channel: string; table: IntakeTableName; received: number },
  rows: RejectedEventRow[],
): Promise<void> {
  const { channel, table, received } = from;
  if (rows.length === 0) return;
  const saved = rows.slice(0, maxOfBatch).map((ill) => ({
    ...ill,
    channel,
    tableName: table,
    receivedAt: new Date(received),
  }));
  await db.insert(eventQuarantine).values(saved);
  const oldest = db
    .select({ id: eventQuarantine.id })
    .from(eventQuarantine)
    .where(eq(eventQuarantine.channel, channel))
    .orderBy(desc(eventQuarantine.id))
    .offset(maxOfChannel - 1)
    .limit(1);
  await db
    .delete(eventQuarantine)
    .where(and(eq(eventQuarantine.channel, channel), lt(eventQuarantine.id, sql`(${oldest})`)));
}

/** The newest rows of a channel that were not taken. */
export function listQuarantine(db: Db, channel: string, limit: number): Promise<QuarantinedRow[]> {
  const { id, tableName, reason, row, receivedAt } = eventQuarantine;
  return db
    .select({ id, tableName, reason, row, receivedAt })
    .from(eventQuarantine)
    .where(eq(eventQuarantine.channel, channel))
    .orderBy(desc(id))
    .limit(limit);
}

/** Forgets those of a channel. */
export async function clearQuarantine(db: Db, channel: string): Promise<void> {
  await db.delete(eventQuarantine).where(eq(eventQuarantine.channel, channel));
}

/** How many of a channel there are. */
export async function countQuarantine(db: Db, channel: string): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(eventQuarantine)
    .where(eq(eventQuarantine.channel, channel));
  return found?.n ?? 0;
}
