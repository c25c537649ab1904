import { ClickHouseLogLevel, createClient } from "@clickhouse/client";
import { createClickHouseReports } from "../../provider/analytics/clickhouse/create-clickhouse-reports.ts";
import { clickHouseTableStatements } from "../../provider/analytics/clickhouse/tables.ts";
import { createPostgresReports } from "../../provider/db/analytics/create-postgres-reports.ts";
import { openPostgres } from "../../provider/db/open-postgres.ts";
import { formatUtcDay, listDays } from "../../provider/domain/analytics/clamp-event-time.ts";
import { fetchChdb } from "../../scripts/lib/chdb.mjs";
import { forkChdb } from "../../tests/clickhouse/support/fork-chdb.ts";
import { startPostgres } from "../../tests/contract/support/postgres-server.ts";
import { measureChartQueries } from "../events/measure-chart-queries.ts";
import { fillClickHouseEvents } from "../events/fill-clickhouse.ts";
import { fillPostgresEvents } from "../events/fill-postgres.ts";
import { maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";

const dayMs = 24 * 60 * 60 * 1000;
const dayCount = 365;
const maxMs = 300;

/**
 * The slowest question of a page of charts over a year of ten million events (or `count`), from the roll-ups in PostgreSQL and
 * in ClickHouse. Filling takes some minutes, so that it is measured by name only.
 */
export async function measureEventCharts(_: unknown, count = 10_000_000): Promise<BenchMeasure[]> {
  const now = Date.now();
  const range = {
    channel: "demo",
    from: formatUtcDay(now - (dayCount - 1) * dayMs),
    to: formatUtcDay(now),
  };
  const days = listDays(range.from, range.to);
  const eventsOfDay = Math.ceil(count / dayCount);
  const inPostgres = await onPostgres(days, eventsOfDay, range);
  const inClickHouse = await onClickHouse(days, eventsOfDay, range);
  return [
    ...measures("PostgreSQL", inPostgres, count),
    ...measures("ClickHouse", inClickHouse, count),
  ];
}

type Range = Parameters<typeof measureChartQueries>[1];

async function onPostgres(days: string[], eventsOfDay: number, range: Range) {
  const server = await startPostgres();
  const { db, close } = await openPostgres(
    `${server.url}&statement_timeout=120000&query_timeout=130000`,
  );
  try {
    await fillPostgresEvents(db, days, eventsOfDay);
    return await measureChartQueries(createPostgresReports(db), range);
  } finally {
    await close();
    await server.stop();
  }
}

async function onClickHouse(days: string[], eventsOfDay: number, range: Range) {
  await fetchChdb();
  const server = await forkChdb();
  const client = createClient({
    url: server.url,
    request_timeout: 300_000,
    log: { level: ClickHouseLogLevel.OFF },
  });
  try {
    for (const query of clickHouseTableStatements) await client.command({ query });
    await fillClickHouseEvents(client, days, eventsOfDay);
    const reports = { ...createClickHouseReports(client), latest: () => Promise.resolve([]) };
    return await measureChartQueries(reports, range);
  } finally {
    await client.close();
    await server.stop();
  }
}

function measures(store: string, times: Map<string, number>, count: number): BenchMeasure[] {
  const [slowest = ["none", Number.NaN] as const] = [...times].toSorted((a, b) => b[1] - a[1]);
  const what = `a year of ${count.toLocaleString("en")} events, ${store}: slowest chart (${slowest[0]})`;
  return [
    {
      figure: "events charts",
      what,
      unit: "ms",
      site: slowest[1],
      bar: maxValueThreshold(maxMs, "ms"),
    },
  ];
}
