import { and, type Column, count, desc, eq, gte, lt, lte, sql } from "drizzle-orm";
import { formatUtcDay, maxDuplicateEventDays } from "../../domain/analytics/clamp-event-time.ts";
import type {
  ChannelDayRange,
  MetricDimension,
  AnalyticsMetric,
  AnalyticsReports,
} from "../../domain/analytics/analytics-reports.ts";
import { eventCounts, events, eventSlices, eventVisits } from "../analytics-schema.ts";
import type { Db } from "../database.ts";
import { createCountsWithinDaysCondition } from "./monthly-metrics.ts";

const dayMs = 24 * 60 * 60 * 1000;
const groupColumns = {
  hour: sql<string>`to_char(${eventCounts.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:00:00"Z"')`,
  day: sql<string>`to_char(${eventCounts.at} at time zone 'UTC', 'YYYY-MM-DD"T"00:00:00"Z"')`,
};

/** Reports from the roll-ups of this database. */
export function createPostgresReports(db: Db): AnalyticsReports {
  return {
    counts: async (range, metric, by) => {
      const columns = columnsOf(by);
      const found = await db
        .select({
          ...columns,
          n: total(eventCounts.n),
          ms: total(eventCounts.ms),
        })
        .from(eventCounts)
        .where(and(eq(eventCounts.channel, range.channel), linesOf(range, metric, by)))
        .groupBy(...by.map((each) => groupOf(each)));
      return found;
    },
    slices: async ({ channel, from, to }, content) => {
      const { slice, day } = eventSlices;
      const found = await db
        .select({ slice, n: total(eventSlices.n) })
        .from(eventSlices)
        .where(
          and(
            eq(eventSlices.channel, channel),
            eq(eventSlices.content, content),
            gte(day, from),
            lte(day, to),
          ),
        )
        .groupBy(slice);
      return new Map(found.map((row) => [row.slice, row.n]));
    },
    visitsSince: async (channel, since) => {
      const [found] = await db
        .select({ n: count() })
        .from(eventVisits)
        .where(and(eq(eventVisits.channel, channel), gte(eventVisits.lastAt, new Date(since))));
      return found?.n ?? 0;
    },
    latest: async (channel, limit) => {
      const found = await db
        .select()
        .from(events)
        .where(
          and(
            eq(events.channel, channel),
            gte(events.day, formatUtcDay(Date.now() - maxDuplicateEventDays * dayMs)),
          ),
        )
        .orderBy(desc(events.batch), desc(events.at))
        .limit(limit);
      return found.map((event) => ({
        receivedAt: event.receivedAt.getTime(),
        at: event.at.getTime(),
        table: event.tableName,
        name: event.eventName,
        visit: event.visit,
        pagePath: event.pagePath,
        content: event.content,
        country: event.country,
        device: event.device,
        ms: event.ms,
      }));
    },
  };
}

/** Whole numbers are exact in a float up to 2^53, and its sum takes half the time of one of `bigint`, which is a `numeric`. */
function total(column: Column) {
  return sql`sum(${column}::float8)`.mapWith(Number);
}

function linesOf(range: ChannelDayRange, metric: AnalyticsMetric, by: MetricDimension[]) {
  if (!by.includes("hour") && !by.includes("day"))
    return createCountsWithinDaysCondition(range, metric);
  const { at } = eventCounts;
  return and(
    eq(eventCounts.metric, metric),
    gte(at, new Date(range.from)),
    lt(at, new Date(Date.parse(range.to) + dayMs)),
  );
}

function groupOf(by: MetricDimension) {
  return by === "hour" || by === "day" ? sql.raw("1") : eventCounts[by];
}

function columnsOf(by: MetricDimension[]) {
  const time = by.includes("hour")
    ? groupColumns.hour
    : by.includes("day")
      ? groupColumns.day
      : undefined;
  const empty = sql<string>`''`;
  return {
    at: time ?? empty,
    subject: by.includes("subject") ? eventCounts.subject : empty,
    device: by.includes("device") ? eventCounts.device : empty,
    bucket: by.includes("bucket") ? eventCounts.bucket : sql<number>`0`,
  };
}
