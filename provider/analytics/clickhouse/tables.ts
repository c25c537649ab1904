/** The event's columns in ClickHouse; those that PostgreSQL leaves null are empty, or null where 0 means something. */
const eventColumns = `
  source UUID, batch UInt64, key UUID, day Date, at DateTime64(3, 'UTC'), told_at DateTime64(3, 'UTC'),
  received_at DateTime64(3, 'UTC'), channel LowCardinality(String), table_name LowCardinality(String),
  event_name LowCardinality(String), event_id String, visit String, client String, viewer String,
  page_path String, language LowCardinality(String), country LowCardinality(String), device LowCardinality(String),
  ms Nullable(UInt32), content LowCardinality(String), section String, position_ms Nullable(UInt32),
  first_slice Nullable(UInt8), last_slice Nullable(UInt8), start_bucket Nullable(UInt8), paywall String,
  value Nullable(Float64), currency LowCardinality(String), reason LowCardinality(String), search String,
  results Nullable(UInt32), label String,
  INDEX batches batch TYPE minmax GRANULARITY 1`;

/** One line of a metric: when it counts, and what. Empty names are no line. */
function counted(
  metric: string,
  where: string,
  {
    at = "toStartOfDay(at, 'UTC')",
    subject = "''",
    device = "''",
    bucket = "0",
    n = "1",
    ms = "ms",
  } = {},
): string {
  return `(if(${where}, '${metric}', ''), toDateTime(${at}, 'UTC'), toString(${subject}), toString(${device}), toUInt8(ifNull(${bucket}, 0)), toUInt64(${n}), toUInt64(ifNull(${ms}, 0)))`;
}

const hour = { at: "toStartOfHour(at, 'UTC')" };
const played = { n: "event_name = 'play'", ms: "if(event_name = 'progress', ms, 0)" };
const place = { subject: "country", device: "device" };
const lines = [
  counted("page_views", "event_name = 'page_view'", hour),
  counted("plays", "event_name = 'play'", hour),
  counted("watched", "event_name = 'progress'", hour),
  counted("film", "event_name IN ('play', 'progress')", { subject: "content", ...played }),
  counted("start", "start_bucket IS NOT NULL", { ...place, bucket: "start_bucket" }),
  counted("stalls", "event_name = 'rebuffer'", place),
  counted("playing", "event_name IN ('play', 'progress')", { ...place, ...played }),
  counted("no_results", "event_name = 'search_no_results' AND search != ''", { subject: "search" }),
  counted("refused", "event_name IN ('refused', 'device_limit_exceeded') AND reason != ''", {
    subject: "reason",
  }),
];

/** Tables and the roll-ups that ClickHouse makes of each insert, in the order in which they need each other. */
export const clickHouseTableStatements = [
  `CREATE TABLE IF NOT EXISTS events (${eventColumns}) ENGINE = MergeTree PARTITION BY day ORDER BY (channel, day, event_name, visit)`,
  `CREATE TABLE IF NOT EXISTS event_counts (channel LowCardinality(String), metric LowCardinality(String), at DateTime('UTC'), subject String, device LowCardinality(String), bucket UInt8, n UInt64, ms UInt64) ENGINE = SummingMergeTree((n, ms)) PARTITION BY toYYYYMM(at) ORDER BY (channel, metric, at, subject, device, bucket)`,
  `CREATE TABLE IF NOT EXISTS event_steps (channel LowCardinality(String), day Date, step LowCardinality(String), visit String) ENGINE = ReplacingMergeTree PARTITION BY toYYYYMM(day) ORDER BY (channel, day, step, visit)`,
  `CREATE TABLE IF NOT EXISTS event_slices (channel LowCardinality(String), content String, day Date, slice UInt8, n UInt64) ENGINE = SummingMergeTree(n) PARTITION BY toYYYYMM(day) ORDER BY (channel, content, day, slice)`,
  `CREATE TABLE IF NOT EXISTS event_visits (channel LowCardinality(String), visit String, last_at SimpleAggregateFunction(max, DateTime64(3, 'UTC'))) ENGINE = AggregatingMergeTree ORDER BY (channel, visit)`,
  `CREATE MATERIALIZED VIEW IF NOT EXISTS events_to_counts TO event_counts AS
   SELECT channel, line.1 AS metric, line.2 AS at, line.3 AS subject, line.4 AS device, line.5 AS bucket, sum(line.6) AS n, sum(line.7) AS ms
   FROM (SELECT channel, arrayJoin(arrayFilter(each -> each.1 != '', [${lines.join(", ")}])) AS line FROM events)
   GROUP BY channel, metric, at, subject, device, bucket`,
  `CREATE MATERIALIZED VIEW IF NOT EXISTS events_to_steps TO event_steps AS
   SELECT channel, day, arrayJoin(arrayFilter(each -> each != '', [if(event_name = 'page_view', 'visit', ''), multiIf(event_name = 'page_view' AND paywall != '', 'paywall', event_name = 'begin_checkout', 'checkout', event_name = 'purchase', 'purchase', '')])) AS step, visit
   FROM events`,
  `CREATE MATERIALIZED VIEW IF NOT EXISTS events_to_slices TO event_slices AS
   SELECT channel, content, day, arrayJoin(range(assumeNotNull(first_slice), assumeNotNull(last_slice) + 1)) AS slice, count() AS n
   FROM events WHERE first_slice IS NOT NULL GROUP BY channel, content, day, slice`,
  `CREATE MATERIALIZED VIEW IF NOT EXISTS events_to_visits TO event_visits AS
   SELECT channel, visit, max(events.at) AS last_at FROM events GROUP BY channel, visit`,
];

/** What holds something, in any order. */
export const clickHouseTableNames = [
  "events",
  "event_counts",
  "event_steps",
  "event_slices",
  "event_visits",
];
