import { hash } from "node:crypto";
import type { IntakeEventRow, IntakeTableName } from "./intake-tables.ts";
import { formatUtcDay } from "./clamp-event-time.ts";
import type { DeviceKind } from "./device-kind.ts";
import { findWatchedSliceRange } from "./watched-slices.ts";
import { findStartTimeBucket } from "./start-time-buckets.ts";

/** What the receipt of an event adds to it: whose browser sent it, when it came (epoch ms). */
export type EventReceipt = { received: number; country: string | undefined; device: DeviceKind };

/** An event as it is stored; times are epoch ms, lengths ms, `key` is the same for the same event. */
export type StoredEvent = ReturnType<typeof toStoredEvent>;

/**
 * What is stored of an event that counts at `at`. `filmMs` is the length of the film that it is about.
 */
export function toStoredEvent(
  table: IntakeTableName,
  row: IntakeEventRow,
  at: number,
  filmMs: number | undefined,
  { received, country, device }: EventReceipt,
) {
  const ms = row.duration_s;
  const isProgress = row.event_name === "progress" && filmMs !== undefined;
  const slices = isProgress
    ? findWatchedSliceRange(filmMs, row.position_s ?? 0, ms ?? 0)
    : undefined;
  return {
    key: keyOf(row.channel_token, row.event_id),
    day: formatUtcDay(at),
    at,
    told_at: row.at,
    received_at: received,
    channel: row.channel_token,
    table_name: table,
    event_name: row.event_name,
    event_id: row.event_id,
    visit: row.visit_id,
    client: row.client_id ?? null,
    viewer: row.user_id ?? null,
    page_path: row.page_path,
    language: row.language,
    country: country ?? "",
    device,
    ms: ms ?? null,
    content: row.input_token ?? null,
    section: row.section_token ?? null,
    position_ms: row.position_s ?? null,
    first_slice: slices?.first ?? null,
    last_slice: slices?.last ?? null,
    start_bucket: row.event_name === "play" && ms !== undefined ? findStartTimeBucket(ms) : null,
    paywall: row.paywall_token ?? null,
    value: row.value ?? null,
    currency: row.currency?.toUpperCase() ?? null,
    reason: row.event_name === "device_limit_exceeded" ? "DEVICE_LIMIT" : (row.reason ?? null),
    search: row.search_query_lower_cased ?? row.search_query?.toLowerCase() ?? null,
    results: row.results ?? null,
    label: row.label ?? null,
  };
}

/** 128 bits as a UUID: an event of another channel never takes the name of one. */
function keyOf(channel: string, eventId: string): string {
  const hex = hash("sha256", `${channel} ${eventId}`);
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
