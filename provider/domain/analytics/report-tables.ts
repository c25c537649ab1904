import type { ChannelReport, FunnelStep } from "./channel-report.ts";
import { retentionSliceCount } from "./watched-slices.ts";

/** The charts of a channel's page, by the names of their tables and files. */
export const analyticsChartNames = [
  "visits",
  "watch-time",
  "retention",
  "most-watched",
  "funnel",
  "playback",
  "searches-without-results",
  "refusals",
] as const;
export type ChartName = (typeof analyticsChartNames)[number];

/** What is behind a chart: the same in its table and in its CSV. Numbers are rounded to what is shown. */
export type ReportTable = { headings: string[]; rows: (string | number)[][] };

/** What a report calls a content: `nameOf("film-1")` → `"Harbour 1"`. */
export type GetContentName = (content: string) => string;

const stepWords: Record<FunnelStep, string> = {
  visit: "Visits",
  paywall: "Ways to pay seen",
  checkout: "Checkout begun",
  purchase: "Bought",
};
const denialWords: Record<string, string> = {
  SIGN_IN: "Not signed in",
  PAYWALL: "Not paid for",
  MISSING_REGISTRATION: "Registration open",
  GEO_BLOCK: "Country",
  VPN_DETECTION: "VPN",
  FORBIDDEN: "Forbidden",
  DEVICE_LIMIT: "Too many devices",
};
const deviceWords: Record<string, string> = {
  phone: "Phone",
  tablet: "Tablet",
  computer: "Computer",
  tv: "TV",
  unknown: "Unknown device",
};
const countries = new Intl.DisplayNames("en-GB", { type: "region" });

/** The tables behind the charts of a report. */
export function createReportTables(
  report: ChannelReport,
  nameOf: GetContentName,
): Record<ChartName, ReportTable> {
  const { isHourly, retention } = report;
  return {
    visits: {
      headings: [
        isHourly ? "Hour (UTC)" : "Day",
        ...(isHourly ? [] : ["Visits"]),
        "Page views",
        "Plays",
      ],
      rows: report.moments.map(({ at, visits, views, plays }) => [
        momentWords(at, isHourly),
        ...(isHourly ? [] : [visits]),
        views,
        plays,
      ]),
    },
    "watch-time": {
      headings: [isHourly ? "Hour (UTC)" : "Day", "Hours watched"],
      rows: report.moments.map(({ at, ms }) => [momentWords(at, isHourly), hours(ms)]),
    },
    retention: {
      headings: ["Part of the film", "Watched", "Of plays, %"],
      rows: (retention?.watched ?? []).map((watched, slice) => [
        `${percent(slice / retentionSliceCount)}–${percent((slice + 1) / retentionSliceCount)} %`,
        watched,
        retention?.plays ? percent(watched / retention.plays) : 0,
      ]),
    },
    "most-watched": {
      headings: ["Content", "Hours watched", "Plays"],
      rows: report.films.map(({ content, ms, plays }) => [nameOf(content), hours(ms), plays]),
    },
    funnel: {
      headings: ["Step", "Visits", "Of the step before, %"],
      rows: report.funnel.map(({ step, visits }, at) => {
        const before = report.funnel[at - 1]?.visits;
        return [stepWords[step], visits, before ? percent(visits / before) : at === 0 ? 100 : 0];
      }),
    },
    playback: {
      headings: [
        "Country",
        "Device",
        "Plays",
        "Median start, s",
        "Slowest 5 %, s",
        "Rebuffers per 100 plays",
        "Rebuffering, % of time",
      ],
      rows: report.playback.map((row) => [
        countryWords(row.country),
        deviceWords[row.device] ?? row.device,
        row.plays,
        row.startMs === undefined ? "" : seconds(row.startMs),
        row.slowStartMs === undefined ? "" : seconds(row.slowStartMs),
        row.plays > 0 ? round((row.stalls / row.plays) * 100, 1) : 0,
        stalledShare(row),
      ]),
    },
    "searches-without-results": {
      headings: ["Search", "Times"],
      rows: report.noResults.map(({ search, n }) => [search, n]),
    },
    refusals: {
      headings: ["Reason", "Times"],
      rows: report.denials.map(({ reason, n }) => [denialWords[reason] ?? reason, n]),
    },
  };
}

/**
 * A table as CSV (RFC 4180). A cell that a spreadsheet would run begins with an apostrophe: searches are texts of
 * strangers.
 */
export function reportTableToCsv({ headings, rows }: ReportTable): string {
  return [headings, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function stalledShare({ stalledMs, watchedMs }: ChannelReport["playback"][number]): number {
  const all = stalledMs + watchedMs;
  return all > 0 ? round((stalledMs / all) * 100, 2) : 0;
}

function momentWords(at: string, isHourly: boolean): string {
  return isHourly ? at.slice(0, 16).replace("T", " ") : at.slice(0, 10);
}

function countryWords(code: string): string {
  return code === "" ? "Unknown" : (countries.of(code) ?? code);
}

const hours = (ms: number) => round(ms / 3_600_000, 2);
const seconds = (ms: number) => round(ms / 1000, 2);
const percent = (share: number) => round(share * 100, 1);

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
