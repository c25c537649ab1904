import type { ClickHouseClient } from "@clickhouse/client";
import { z } from "zod";
import type {
  ChannelDayRange,
  MetricDimension,
  AnalyticsMetric,
  AnalyticsReports,
} from "../../domain/analytics/analytics-reports.ts";

const countRow = z.object({
  at: z.string(),
  subject: z.string(),
  device: z.string(),
  bucket: z.coerce.number(),
  n: z.coerce.number(),
  ms: z.coerce.number(),
});
const sliceRow = z.object({ slice: z.coerce.number(), n: z.coerce.number() });
const countOnly = z.object({ n: z.coerce.number() });
const formats = { hour: "%Y-%m-%dT%H:00:00Z", day: "%Y-%m-%dT00:00:00Z" };

/** Reports from the roll-ups of ClickHouse: the same numbers as from PostgreSQL. */
export function createClickHouseReports(
  client: ClickHouseClient,
): Omit<AnalyticsReports, "latest"> {
  const select = async <T>(shape: z.ZodType<T>, query: string, params: Record<string, unknown>) => {
    const response = await client.query({ query, query_params: params, format: "JSONEachRow" });
    return z.array(shape).parse(await response.json());
  };
  return {
    counts: (range, metric, by) =>
      select(
        countRow,
        metric === "steps" ? stepsQuery(by) : countsQuery(by),
        paramsOf(range, metric),
      ),
    slices: async (range, content) => {
      const rows = await select(
        sliceRow,
        `SELECT slice, sum(n) AS n FROM event_slices WHERE channel = {channel: String} AND content = {content: String}
         AND day BETWEEN {from: Date} AND {to: Date} GROUP BY slice`,
        { ...range, content },
      );
      return new Map(rows.map(({ slice, n }) => [slice, n]));
    },
    visitsSince: async (channel, since) => {
      const [found] = await select(
        countOnly,
        `SELECT count() AS n FROM (SELECT visit FROM event_visits WHERE channel = {channel: String}
         GROUP BY visit HAVING max(last_at) >= fromUnixTimestamp64Milli({since: Int64}))`,
        { channel, since },
      );
      return found?.n ?? 0;
    },
  };
}

function countsQuery(by: MetricDimension[]): string {
  const time = by.includes("hour") ? formats.hour : by.includes("day") ? formats.day : undefined;
  const column = (name: MetricDimension, empty: string) => (by.includes(name) ? name : empty);
  return (
    `SELECT ${time ? `formatDateTime(event_counts.at, '${time}', 'UTC')` : "''"} AS moment, ${column("subject", "''")} AS subject_,
      ${column("device", "''")} AS device_, ${column("bucket", "0")} AS bucket_, sum(event_counts.n) AS n_, sum(event_counts.ms) AS ms_
    FROM event_counts WHERE channel = {channel: String} AND metric = {metric: String}
      AND event_counts.at >= toDateTime({from: Date}, 'UTC') AND event_counts.at < toDateTime({to: Date} + 1, 'UTC')
    GROUP BY moment, subject_, device_, bucket_`.replace(
      /^SELECT/,
      "SELECT moment AS at, subject_ AS subject, device_ AS device, bucket_ AS bucket, n_ AS n, ms_ AS ms FROM (SELECT",
    ) + ")"
  );
}

/** A visit came to a step of a day once, however many inserts say so. */
function stepsQuery(by: MetricDimension[]): string {
  const at = by.includes("day") ? "concat(toString(day), 'T00:00:00Z')" : "''";
  const subject = by.includes("subject") ? "step" : "''";
  return `SELECT at, subject, '' AS device, 0 AS bucket, sum(visits) AS n, 0 AS ms
    FROM (SELECT ${at} AS at, ${subject} AS subject, uniqExact(visit) AS visits FROM event_steps
      WHERE channel = {channel: String} AND day BETWEEN {from: Date} AND {to: Date} GROUP BY day, step)
    GROUP BY at, subject`;
}

function paramsOf({ channel, from, to }: ChannelDayRange, metric: AnalyticsMetric) {
  return { channel, from, to, metric };
}
