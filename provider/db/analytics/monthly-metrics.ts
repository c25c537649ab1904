import { and, eq, gte, lt, or } from "drizzle-orm";
import type { ChannelDayRange, AnalyticsMetric } from "../../domain/analytics/analytics-reports.ts";
import { eventCounts } from "../analytics-schema.ts";

/** Metrics of many lines a day, which a year would be hundreds of thousands of: counted by month besides. */
export const monthlyMetrics: AnalyticsMetric[] = [
  "film",
  "start",
  "stalls",
  "playing",
  "no_results",
];
/** What the names of their lines by month end in. */
export const monthlyMetricSuffix = ":month";

const dayMs = 24 * 60 * 60 * 1000;

/** The lines of a metric in some days that are not split by time: whole months as such, the days around them. */
export function createCountsWithinDaysCondition(range: ChannelDayRange, metric: AnalyticsMetric) {
  const { at } = eventCounts;
  const [from, to] = [new Date(range.from), new Date(Date.parse(range.to) + dayMs)];
  const months = monthlyMetrics.includes(metric) ? wholeMonths(from, to) : undefined;
  if (!months) return and(eq(eventCounts.metric, metric), gte(at, from), lt(at, to));
  const { first, end } = months;
  return or(
    and(eq(eventCounts.metric, metric + monthlyMetricSuffix), gte(at, first), lt(at, end)),
    and(eq(eventCounts.metric, metric), gte(at, from), lt(at, first)),
    and(eq(eventCounts.metric, metric), gte(at, end), lt(at, to)),
  );
}

/** From the first moment of a month to that of a later one, as far apart as there is room for. */
function wholeMonths(from: Date, to: Date): { first: Date; end: Date } | undefined {
  const startOf = (date: Date, later: number) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1));
  const first = startOf(from, from.getUTCDate() === 1 ? 0 : 1);
  const end = startOf(to, 0);
  return first < end ? { first, end } : undefined;
}
