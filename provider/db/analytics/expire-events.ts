import { and, lt, notLike } from "drizzle-orm";
import { formatUtcDay, maxDuplicateEventDays } from "../../domain/analytics/clamp-event-time.ts";
import {
  eventBatches,
  eventCounts,
  eventQuarantine,
  eventReceipts,
  events,
  eventSlices,
  eventSteps,
  eventVisits,
} from "../analytics-schema.ts";
import type { Db } from "../database.ts";
import { monthlyMetricSuffix } from "./monthly-metrics.ts";
import { dropPartitionsBefore, createDailyPartitions } from "./partitions.ts";

const isOfDay = notLike(eventCounts.metric, `%${monthlyMetricSuffix}`);
const dayMs = 24 * 60 * 60 * 1000;

/** Partitions from yesterday to two days ahead are there before the first event of their day comes. */
export async function createUpcomingPartitions(db: Db, now: number): Promise<void> {
  const days = [-1, 0, 1, 2].map((offset) => formatUtcDay(now + offset * dayMs));
  await createDailyPartitions(db, "events", days);
  await createDailyPartitions(db, "event_steps", days);
}

/**
 * Drops what is older than `retentionDays`, and the receipts of events that cannot come again. Returns
 * the days whose events went.
 */
export async function dropExpiredEvents(
  db: Db,
  now: number,
  retentionDays: number,
): Promise<string[]> {
  const oldest = formatUtcDay(now - retentionDays * dayMs);
  const oldestReceipt = formatUtcDay(now - maxDuplicateEventDays * dayMs);
  const dropped = await dropPartitionsBefore(db, "events", oldest);
  await dropPartitionsBefore(db, "event_steps", oldestReceipt);
  await db.delete(eventReceipts).where(lt(eventReceipts.day, oldestReceipt));
  await db.delete(eventCounts).where(and(lt(eventCounts.at, new Date(oldest)), isOfDay));
  // A month's lines go with its last day.
  await db.delete(eventCounts).where(lt(eventCounts.at, new Date(`${oldest.slice(0, 7)}-01`)));
  await db.delete(eventSlices).where(lt(eventSlices.day, oldest));
  await db.delete(eventQuarantine).where(lt(eventQuarantine.receivedAt, new Date(oldest)));
  return dropped;
}

/** There are no events. */
export async function deleteAllEvents(db: Db): Promise<void> {
  for (const table of [
    eventBatches,
    events,
    eventSteps,
    eventReceipts,
    eventVisits,
    eventCounts,
    eventSlices,
    eventQuarantine,
  ]) {
    await db.delete(table);
  }
}
