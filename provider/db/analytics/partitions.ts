import { sql } from "drizzle-orm";
import { formatUtcDay } from "../../domain/analytics/clamp-event-time.ts";
import type { Db } from "../database.ts";

/** What is divided by day: a day is dropped at once. */
export type PartitionedTable = "events" | "event_steps";

/** Two processes must not make the same partition at once; the number is ours by choice. */
const partitionLock = 771_177_002;
const dayMs = 24 * 60 * 60 * 1000;

/** Makes what is missing of the partitions of these days (`"2026-11-23"`, UTC). */
export async function createDailyPartitions(
  db: Db,
  table: PartitionedTable,
  days: string[],
): Promise<void> {
  const existing = new Set(await listPartitionDays(db, table));
  const missing = days.filter((day) => !existing.has(day));
  if (missing.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${partitionLock})`);
    for (const day of missing) {
      const next = formatUtcDay(Date.parse(day) + dayMs);
      const statement = `create table if not exists ${partitionOf(table, day)} partition of ${table} for values from ('${day}') to ('${next}')`;
      await tx.execute(sql.raw(statement));
    }
  });
}

/** Drops the partitions of the days before one, and returns their names. */
export async function dropPartitionsBefore(
  db: Db,
  table: PartitionedTable,
  before: string,
): Promise<string[]> {
  const old = (await listPartitionDays(db, table)).filter((day) => day < before);
  for (const day of old) {
    await db.execute(sql.raw(`drop table if exists ${partitionOf(table, day)}`));
  }
  return old;
}

/** The days that have a partition, in order. */
export async function listPartitionDays(db: Db, table: PartitionedTable): Promise<string[]> {
  const found = await db.select({ name: sql<string>`child.relname` }).from(
    sql`pg_inherits join pg_class child on child.oid = inhrelid
        where inhparent = to_regclass(${table}) order by 1`,
  );
  return found.map(({ name }) => name.slice(-8).replace(/^(....)(..)(..)$/, "$1-$2-$3"));
}

/** Days are of `formatUtcDay` alone: nothing of a stranger comes into the statement. */
function partitionOf(table: PartitionedTable, day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`${day} is no day.`);
  return `${table}_${day.replaceAll("-", "")}`;
}
