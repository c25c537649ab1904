import { and, desc, eq } from "drizzle-orm";
import type { RecordedEvent } from "../../domain/analytics/recorded-event.ts";
import { events } from "../analytics-schema.ts";
import type { Db } from "../database.ts";

/** The events of a channel from a browser with a client id, the newest first. */
export async function listClientEvents(
  db: Db,
  channel: string,
  client: string,
  limit: number,
): Promise<RecordedEvent[]> {
  const found = await db
    .select()
    .from(events)
    .where(isOf(channel, client))
    .orderBy(desc(events.at))
    .limit(limit);
  return found.map((event) => ({
    event_id: event.eventId,
    table: event.tableName,
    event_name: event.eventName,
    at: event.at.getTime(),
    visit_id: event.visit,
    page_path: event.pagePath,
    language: event.language,
    country: event.country || null,
    device: event.device,
    duration_s: event.ms === null ? null : event.ms / 1000,
    input_token: event.content,
    section_token: event.section,
    position_s: event.positionMs === null ? null : event.positionMs / 1000,
    paywall_token: event.paywall,
    value: event.value,
    currency: event.currency,
    reason: event.reason,
    search_query: event.search,
    label: event.label,
  }));
}

/** Deletes it; sums that were made of it name nobody, and stay. */
export async function deleteClientEvents(db: Db, channel: string, client: string): Promise<void> {
  await db.delete(events).where(isOf(channel, client));
}

function isOf(channel: string, client: string) {
  return and(eq(events.channel, channel), eq(events.client, client));
}
