import type { ClickHouseClient } from "@clickhouse/client";
import { and, between, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { events } from "../../db/analytics-schema.ts";
import type { EventBatchClaim } from "../../db/analytics/roll-up.ts";
import type { Db } from "../../db/database.ts";

const arrived = z.object({ batch: z.coerce.number(), day: z.string() });
type EventRow = typeof events.$inferSelect;

/**
 * Sends the events of some batches. What arrived before, of an insert whose response was lost, is not sent again; `source`
 * separates the batches of one database from those of another.
 */
export async function sendEventBatchesToClickHouse(
  client: ClickHouseClient,
  source: string,
  tx: Db,
  { batches, firstDay, lastDay }: EventBatchClaim,
): Promise<void> {
  const rows = await tx
    .select()
    .from(events)
    .where(and(inArray(events.batch, batches), between(events.day, firstDay, lastDay)))
    .orderBy(events.batch, sql`${events.key}`);
  const there = await arrivedOf(client, source, { batches, firstDay, lastDay });
  const missing = rows.filter(({ batch, day }) => !there.has(`${batch} ${day}`));
  if (missing.length === 0) return;
  await client.insert({
    table: "events",
    values: missing.map((row) => valueOf(source, row)),
    format: "JSONEachRow",
    clickhouse_settings: { async_insert: 1, wait_for_async_insert: 1 },
  });
}

async function arrivedOf(
  client: ClickHouseClient,
  source: string,
  claim: EventBatchClaim,
): Promise<Set<string>> {
  const response = await client.query({
    query: `SELECT DISTINCT batch, toString(day) AS day FROM events
      WHERE source = {source: UUID} AND batch IN {batches: Array(UInt64)} AND events.day BETWEEN {firstDay: Date} AND {lastDay: Date}`,
    query_params: { source, ...claim },
    format: "JSONEachRow",
  });
  const found = z.array(arrived).parse(await response.json());
  return new Set(found.map(({ batch, day }) => `${batch} ${day}`));
}

function valueOf(source: string, row: EventRow) {
  const moment = (at: Date) => at.toISOString().replace("T", " ").replace("Z", "");
  return {
    source,
    batch: row.batch,
    key: row.key,
    day: row.day,
    at: moment(row.at),
    told_at: moment(row.reportedAt),
    received_at: moment(row.receivedAt),
    channel: row.channel,
    table_name: row.tableName,
    event_name: row.eventName,
    event_id: row.eventId,
    visit: row.visit,
    client: row.client ?? "",
    viewer: row.viewer ?? "",
    page_path: row.pagePath,
    language: row.language,
    country: row.country,
    device: row.device,
    ms: row.ms,
    content: row.content ?? "",
    section: row.section ?? "",
    position_ms: row.positionMs,
    first_slice: row.firstSlice,
    last_slice: row.lastSlice,
    start_bucket: row.startBucket,
    paywall: row.paywall ?? "",
    value: row.value,
    currency: row.currency ?? "",
    reason: row.reason ?? "",
    search: row.search ?? "",
    results: row.results,
    label: row.label ?? "",
  };
}
