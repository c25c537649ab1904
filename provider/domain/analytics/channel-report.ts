import { listDays } from "./clamp-event-time.ts";
import type { MetricCount, ChannelDayRange, AnalyticsReports } from "./analytics-reports.ts";
import { retentionSliceCount } from "./watched-slices.ts";
import { calculateStartTimeQuantile } from "./start-time-buckets.ts";
import { presentViewerWindowMs } from "./present-viewer-window.ts";

const hourMs = 60 * 60 * 1000;
const maxHourlyDays = 2;

/** What happened in an hour or on a day; `at` is ISO 8601, times are ms. */
export type ReportTimePoint = {
  at: string;
  visits: number;
  views: number;
  plays: number;
  ms: number;
};

/** How films play in a country on a kind of device; the country is empty where nobody knows it. */
export type PlaybackQualityRow = {
  country: string;
  device: string;
  plays: number;
  startMs: number | undefined;
  slowStartMs: number | undefined;
  stalls: number;
  stalledMs: number;
  watchedMs: number;
};

export type FunnelStep = "visit" | "paywall" | "checkout" | "purchase";

/** Everything that charts of a channel show; lists begin with the most. */
export type ChannelReport = {
  range: ChannelDayRange;
  viewersNow: number;
  totals: Omit<ReportTimePoint, "at">;
  /** By hour for two days or less, where visits are counted by day alone. */
  isHourly: boolean;
  moments: ReportTimePoint[];
  films: { content: string; plays: number; ms: number }[];
  retention: { content: string; plays: number; watched: number[] } | undefined;
  noResults: { search: string; n: number }[];
  playback: PlaybackQualityRow[];
  funnel: { step: FunnelStep; visits: number }[];
  denials: { reason: string; n: number }[];
};

const maxFilms = 20;
const maxSearches = 50;
const maxPlayback = 50;
const funnelSteps: FunnelStep[] = ["visit", "paywall", "checkout", "purchase"];

/**
 * The numbers of a channel over some days, from the roll-ups alone; the same from each store. Retention is that of
 * `film`, else of the film that was watched most.
 */
export async function loadChannelReport(
  reports: AnalyticsReports,
  range: ChannelDayRange,
  { film, now }: { film: string | undefined; now: number },
): Promise<ChannelReport> {
  const [viewersNow, steps, time, films, noResults, playback, denials] = await Promise.all([
    reports.visitsSince(range.channel, now - presentViewerWindowMs),
    reports.counts(range, "steps", ["day", "subject"]),
    momentsOf(reports, range),
    reports.counts(range, "film", ["subject"]),
    reports.counts(range, "no_results", ["subject"]),
    playbackOf(reports, range),
    reports.counts(range, "refused", ["subject"]),
  ]);
  const watched = byMost(films, ({ ms }) => ms).map(({ subject, n, ms }) => ({
    content: subject,
    plays: n,
    ms,
  }));
  const funnel = funnelSteps.map((step) => ({ step, visits: sum(steps.filter(isStep(step))) }));
  const visitsOn = new Map(steps.filter(isStep("visit")).map(({ at, n }) => [at, n]));
  const moments = time.moments
    .filter(({ at }) => Date.parse(at) <= now)
    .map((each) => ({ ...each, visits: visitsOn.get(each.at) ?? 0 }));
  return {
    range,
    viewersNow,
    totals: { visits: funnel[0]?.visits ?? 0, ...time.totals },
    isHourly: time.isHourly,
    moments,
    films: watched.slice(0, maxFilms),
    retention: await retentionOf(reports, range, watched, film ?? watched[0]?.content),
    noResults: byMost(noResults, ({ n }) => n)
      .slice(0, maxSearches)
      .map(({ subject, n }) => ({ search: subject, n })),
    playback,
    funnel,
    denials: byMost(denials, ({ n }) => n).map(({ subject, n }) => ({ reason: subject, n })),
  };
}

async function momentsOf(reports: AnalyticsReports, range: ChannelDayRange) {
  const days = listDays(range.from, range.to);
  const isHourly = days.length <= maxHourlyDays;
  const by = [isHourly ? ("hour" as const) : ("day" as const)];
  const [views, plays, watched] = await Promise.all([
    reports.counts(range, "page_views", by),
    reports.counts(range, "plays", by),
    reports.counts(range, "watched", by),
  ]);
  const at = (rows: MetricCount[]) => new Map(rows.map((row) => [row.at, row]));
  const [viewsAt, playsAt, watchedAt] = [at(views), at(plays), at(watched)];
  const moments = (isHourly ? days.flatMap(hoursOf) : days.map((day) => `${day}T00:00:00Z`)).map(
    (moment) => ({
      at: moment,
      views: viewsAt.get(moment)?.n ?? 0,
      plays: playsAt.get(moment)?.n ?? 0,
      ms: watchedAt.get(moment)?.ms ?? 0,
    }),
  );
  const totals = {
    views: sum(views),
    plays: sum(plays),
    ms: watched.reduce((all, { ms }) => all + ms, 0),
  };
  return { isHourly, moments, totals };
}

async function playbackOf(
  reports: AnalyticsReports,
  range: ChannelDayRange,
): Promise<PlaybackQualityRow[]> {
  const [playing, starts, stalls] = await Promise.all([
    reports.counts(range, "playing", ["subject", "device"]),
    reports.counts(range, "start", ["subject", "device", "bucket"]),
    reports.counts(range, "stalls", ["subject", "device"]),
  ]);
  const keyOf = ({ subject, device }: MetricCount) => `${subject} ${device}`;
  const stallsOf = new Map(stalls.map((row) => [keyOf(row), row]));
  const startsOf = new Map<string, Map<number, number>>();
  for (const row of starts) {
    const buckets = startsOf.get(keyOf(row)) ?? new Map<number, number>();
    startsOf.set(keyOf(row), buckets.set(row.bucket, row.n));
  }
  return byMost(playing, ({ n }) => n)
    .slice(0, maxPlayback)
    .map((row) => {
      const buckets = startsOf.get(keyOf(row)) ?? new Map<number, number>();
      const stalled = stallsOf.get(keyOf(row));
      return {
        country: row.subject,
        device: row.device,
        plays: row.n,
        startMs: calculateStartTimeQuantile(buckets, 0.5),
        slowStartMs: calculateStartTimeQuantile(buckets, 0.95),
        stalls: stalled?.n ?? 0,
        stalledMs: stalled?.ms ?? 0,
        watchedMs: row.ms,
      };
    });
}

async function retentionOf(
  reports: AnalyticsReports,
  range: ChannelDayRange,
  watched: ChannelReport["films"],
  content: string | undefined,
): Promise<ChannelReport["retention"]> {
  if (content === undefined) return undefined;
  const slices = await reports.slices(range, content);
  return {
    content,
    plays: watched.find((film) => film.content === content)?.plays ?? 0,
    watched: Array.from({ length: retentionSliceCount }, (_, slice) => slices.get(slice) ?? 0),
  };
}

function hoursOf(day: string): string[] {
  const start = Date.parse(day);
  return Array.from({ length: 24 }, (_, hour) =>
    new Date(start + hour * hourMs).toISOString().replace(".000Z", "Z"),
  );
}

/** The highest count first; equal counts in the order of their names, from either store. */
function byMost(rows: MetricCount[], value: (row: MetricCount) => number): MetricCount[] {
  return rows.toSorted(
    (a, b) => value(b) - value(a) || compare(a.subject, b.subject) || compare(a.device, b.device),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function isStep(step: FunnelStep) {
  return ({ subject }: MetricCount) => subject === step;
}

function sum(rows: MetricCount[]): number {
  return rows.reduce((all, { n }) => all + n, 0);
}
