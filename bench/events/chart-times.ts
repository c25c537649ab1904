import { channelReport } from "../../provider/domain/analytics/channel-report.ts";
import type { DayRange, Reports } from "../../provider/domain/analytics/reports.ts";
import { median } from "../statistics.ts";

const rounds = 5;

/** What a page of charts asks for, and the median time of each question by itself, in ms. */
export async function chartTimes(reports: Reports, range: DayRange): Promise<Map<string, number>> {
  const asked: { name: string; ask: () => Promise<unknown> }[] = [];
  const noting: Reports = {
    ...reports,
    counts: (of, metric, by) => {
      const ask = () => reports.counts(of, metric, by);
      asked.push({ name: metric, ask });
      return ask();
    },
    slices: (of, content) => {
      const ask = () => reports.slices(of, content);
      asked.push({ name: "retention", ask });
      return ask();
    },
  };
  await channelReport(noting, range, { film: undefined, now: Date.now() });
  const times = new Map<string, number>();
  for (const { name, ask } of asked) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await timeOf(ask));
    times.set(name, median(taken));
  }
  return times;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
