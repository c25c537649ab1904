import { html } from "hono/html";
import { retentionSliceCount } from "../../domain/analytics/watched-slices.ts";
import { renderBarChart } from "./bar-chart.ts";
import { renderLineChart } from "./line-chart.ts";
import type { AnalyticsPageData, AnalyticsChart } from "./analytics-page-data.ts";

const numbers = new Intl.NumberFormat("en-GB");

/** The charts of a page in their order. */
export function createAnalyticsCharts(facts: AnalyticsPageData): AnalyticsChart[] {
  const { report } = facts;
  const labels = report.moments.map(({ at }) =>
    report.isHourly ? at.slice(11, 16) : shortDay(at),
  );
  const views = { name: "Page views", values: report.moments.map(({ views }) => views) };
  const visits = { name: "Visits", values: report.moments.map(({ visits }) => visits) };
  const plays = { name: "Plays", values: report.moments.map(({ plays }) => plays) };
  const isQuiet = report.totals.views + report.totals.plays + report.totals.visits === 0;
  return [
    {
      name: "visits",
      title: report.isHourly ? "Page views and plays" : "Visits, page views and plays",
      svg: isQuiet
        ? undefined
        : renderLineChart({
            label: report.isHourly ? "Page views and plays over time" : "Visits over time",
            labels,
            series: report.isHourly ? [views, plays] : [visits, views, plays],
          }),
    },
    {
      name: "watch-time",
      title: "Hours watched",
      svg:
        report.totals.ms > 0
          ? renderLineChart({
              label: "Hours watched over time",
              labels,
              unit: " h",
              series: [{ name: "Hours", values: report.moments.map(({ ms }) => ms / 3_600_000) }],
            })
          : undefined,
    },
    retentionChart(facts),
    bars(facts, "most-watched", "Most watched", (row) => `${formatCell(row[1])} h`),
    {
      ...bars(
        facts,
        "funnel",
        "From paywall to purchase",
        (row) => `${formatCell(row[1])} · ${row[2]} %`,
      ),
      note: "Visits that came so far, and how many of the step before they are.",
    },
    {
      ...bars(facts, "refusals", "Refused", (row) => formatCell(row[1])),
      note: "Why a film stayed closed.",
    },
    playbackChart(facts),
    bars(facts, "searches-without-results", "Searches without results", (row) =>
      formatCell(row[1]),
    ),
  ];
}

function retentionChart({ report, films }: AnalyticsPageData): AnalyticsChart {
  const { retention, range } = report;
  const plays = retention?.plays ?? 0;
  const hasSome =
    retention !== undefined && retention.watched.some((watched) => watched > 0) && plays > 0;
  const labels = Array.from(
    { length: retentionSliceCount },
    (_, slice) => `${(slice * 100) / retentionSliceCount} %`,
  );
  return {
    name: "retention",
    title: "Retention",
    note: hasSome
      ? `How much of each part was watched, of ${numbers.format(plays)} plays.`
      : undefined,
    form: html`<form class="row" action="/console/analytics#retention">
      ${Object.entries(range).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <label
        >Film
        <select name="film">
          ${films.map(
            ({ token, name }) =>
              html`<option value="${token}" ${token === retention?.content ? "selected" : ""}>
                ${name}
              </option>`,
          )}
        </select></label
      >
      <button>Show</button>
    </form>`,
    svg: hasSome
      ? renderLineChart({
          label: "Retention over the film, per cent of plays",
          labels,
          unit: " %",
          maxY: 100,
          series: [
            {
              name: "Watched",
              values: retention.watched.map((watched) => (watched / plays) * 100),
            },
          ],
        })
      : undefined,
  };
}

function playbackChart({ tables }: AnalyticsPageData): AnalyticsChart {
  const { rows } = tables.playback;
  const slow = rows.filter((row) => typeof row[4] === "number");
  return {
    name: "playback",
    title: "Start time and rebuffering",
    note: "Time to the first frame: the median, and what the slowest 5 % exceed; rebuffering in per cent of the time. By country and device, the most plays first.",
    svg:
      slow.length > 0
        ? renderBarChart(
            "Start time by country and device",
            slow.map((row) => ({
              name: `${row[0]}, ${row[1]}`,
              value: Number(row[3]),
              label: `${seconds(row[3])}, slowest ${seconds(row[4])} · ${row[6]} %`,
            })),
          )
        : undefined,
  };
}

type Row = (string | number)[];

function bars(
  { tables }: AnalyticsPageData,
  name: AnalyticsChart["name"],
  title: string,
  labelOf: (row: Row) => string,
): AnalyticsChart {
  const { rows } = tables[name];
  const some = rows.some((row) => Number(row[1]) > 0);
  const bars = rows.map((row) => ({
    name: String(row[0]),
    value: Number(row[1]),
    label: labelOf(row),
  }));
  return { name, title, svg: some ? renderBarChart(title, bars) : undefined };
}

/** Seconds as all are written: `1.2 s`. */
function seconds(value: string | number | undefined): string {
  return `${Number(value).toFixed(1)} s`;
}

function formatCell(value: string | number | undefined): string {
  return numbers.format(Number(value));
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

function shortDay(at: string): string {
  return day.format(Date.parse(at));
}
