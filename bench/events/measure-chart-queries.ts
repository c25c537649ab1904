import { loadChannelReport } from "../../provider/domain/analytics/channel-report.ts";
import type {
  ChannelDayRange,
  AnalyticsReports,
} from "../../provider/domain/analytics/analytics-reports.ts";
import { median } from "../statistics.ts";

const rounds = 5;

/** The queries of a page of charts, and the median time of each, in ms. */
export async function measureChartQueries(
  reports: AnalyticsReports,
  range: ChannelDayRange,
): Promise<Map<string, number>> {
  const queries: { name: string; run: () => Promise<unknown> }[] = [];
  const noting: AnalyticsReports = {
    ...reports,
    counts: (of, metric, by) => {
      const run = () => reports.counts(of, metric, by);
      queries.push({ name: metric, run });
      return run();
    },
    slices: (of, content) => {
      const run = () => reports.slices(of, content);
      queries.push({ name: "retention", run });
      return run();
    },
  };
  await loadChannelReport(noting, range, { film: undefined, now: Date.now() });
  const times = new Map<string, number>();
  for (const { name, run } of queries) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await timeOf(run));
    times.set(name, median(taken));
  }
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
