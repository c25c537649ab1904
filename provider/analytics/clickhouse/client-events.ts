import type { ClickHouseClient } from "@clickhouse/client";
import { z } from "zod";
import type { RecordedEvent } from "../../domain/analytics/recorded-event.ts";

const text = z.string().transform((value) => value || null);
const number = z.number().nullable();
const recorded = z.object({
  event_id: z.string(),
  table: z.string(),
  event_name: z.string(),
  at: z.coerce.number(),
  visit_id: z.string(),
  page_path: z.string(),
  language: z.string(),
  country: text,
  device: z.string(),
  duration_s: number,
  input_token: text,
  section_token: text,
  position_s: number,
  paywall_token: text,
  value: number,
  currency: text,
  reason: text,
  search_query: text,
  label: text,
});

/** The events of a channel from a browser with a client id, the newest first. */
export async function listClickHouseClientEvents(
  client: ClickHouseClient,
  channel: string,
  id: string,
  limit: number,
): Promise<RecordedEvent[]> {
  const response = await client.query({
    query: `SELECT event_id, table_name AS table, event_name, toUnixTimestamp64Milli(events.at) AS at, visit AS visit_id,
        page_path, language, country, device, ms / 1000 AS duration_s, content AS input_token, section AS section_token,
        position_ms / 1000 AS position_s, paywall AS paywall_token, value, currency, reason, search AS search_query, label
      FROM events WHERE channel = {channel: String} AND client = {id: String}
      ORDER BY events.at DESC LIMIT {limit: UInt32}`,
    query_params: { channel, id, limit },
    format: "JSONEachRow",
  });
  return z.array(recorded).parse(await response.json());
}

/** Deletes it; sums that were made of it name nobody, and stay. */
export async function deleteClickHouseClientEvents(
  client: ClickHouseClient,
  channel: string,
  id: string,
): Promise<void> {
  await client.command({
    query: "DELETE FROM events WHERE channel = {channel: String} AND client = {id: String}",
    query_params: { channel, id },
  });
}
