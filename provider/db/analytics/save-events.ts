import { sql } from "drizzle-orm";
import { formatUtcDay } from "../../domain/analytics/clamp-event-time.ts";
import type { StoredEvent } from "../../domain/analytics/stored-event.ts";
import type { Db } from "../database.ts";
import { createDailyPartitions } from "./partitions.ts";

/** Known partitions of a database, so that a batch does not look for them. */
const known = new WeakMap<Db, Set<string>>();

/**
 * Keeps events that have not come before, as one batch that waits for the roll-up, all in one statement. An event
 * is known again by its `key`, whichever day it names.
 */
export async function saveTrackedEvents(
  db: Db,
  received: number,
  taken: StoredEvent[],
): Promise<void> {
  // In one order everywhere: two batches with the same events wait for each other, not in a circle.
  const unique = new Map(taken.map((event) => [event.key, event]));
  const events = [...unique.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  if (events.length === 0) return;
  const days = [...new Set(events.map(({ day }) => day))].sort();
  await openDays(db, days);
  try {
    await insert(db, received, events, days);
  } catch (error) {
    if (!isMissingPartition(error)) throw error;
    // Somebody dropped it since: a database that was reset.
    known.delete(db);
    await openDays(db, days);
    await insert(db, received, events, days);
  }
}

async function insert(db: Db, received: number, events: StoredEvent[], days: string[]) {
  await db.execute(sql`with sent as (
      select * from json_to_recordset(${toJson(events)}::json) as sent (
        key uuid, day date, at bigint, told_at bigint, received_at bigint, channel text, table_name text,
        event_name text, event_id text, visit text, client text, viewer text, page_path text, language text,
        country text, device text, ms integer, content text, section text, position_ms integer,
        first_slice smallint, last_slice smallint, start_bucket smallint, paywall text, value double precision,
        currency text, reason text, search text, results integer, label text)
    ), fresh as (
      insert into event_receipts (key, day) select key, ${formatUtcDay(received)}::date from sent
      on conflict do nothing returning key
    ), batch as (
      insert into event_batches (events, first_day, last_day)
      select count(*), ${days[0]}::date, ${days.at(-1)}::date from fresh having count(*) > 0 returning id
    )
    insert into events (
      batch, key, day, at, told_at, received_at, channel, table_name, event_name, event_id, visit, client, viewer,
      page_path, language, country, device, ms, content, section, position_ms, first_slice, last_slice,
      start_bucket, paywall, value, currency, reason, search, results, label)
    select batch.id, key, day, to_timestamp(at / 1000.0), to_timestamp(told_at / 1000.0),
      to_timestamp(received_at / 1000.0), channel, table_name, event_name, event_id, visit, client, viewer,
      page_path, language, country, device, ms, content, section, position_ms, first_slice, last_slice,
      start_bucket, paywall, value, currency, reason, search, results, label
    from sent join fresh using (key) cross join batch`);
}

/** A field that is missing is null to PostgreSQL; most are, and would be sent by their names with every row. */
function toJson(events: StoredEvent[]): string {
  return JSON.stringify(
    events.map((event) =>
      Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null)),
    ),
  );
}

async function openDays(db: Db, days: string[]): Promise<void> {
  const open = known.get(db) ?? new Set<string>();
  const missing = days.filter((day) => !open.has(day));
  if (missing.length > 0) {
    await createDailyPartitions(db, "events", missing);
    await createDailyPartitions(db, "event_steps", missing);
  }
  known.set(db, new Set([...open, ...missing].sort().slice(-32)));
}

/** check_violation: no partition of the day. */
function isMissingPartition(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23514";
}
