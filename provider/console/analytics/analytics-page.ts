import { html } from "hono/html";
import { createLastDaysRange, reportRangePresetDays } from "../../domain/analytics/report-range.ts";
import { renderHtmlPage } from "../html-page.ts";
import { createAnalyticsCharts } from "./create-analytics-charts.ts";
import type { AnalyticsPageData, AnalyticsChart } from "./analytics-page-data.ts";
import { renderAnalyticsHeader, createAnalyticsPagePath } from "./analytics-header.ts";
import { renderReportTable } from "./report-table.ts";

const presetWords: Record<number, string> = {
  1: "Today",
  7: "7 days",
  30: "30 days",
  90: "90 days",
  365: "12 months",
};

/** What viewers of a channel did over some days: charts, with the table behind each. */
export function renderAnalyticsPage(facts: AnalyticsPageData) {
  const { report, name, store } = facts;
  const { channel } = report.range;
  return renderHtmlPage(
    { title: `${name} – analytics`, styles: ["/console/style.css", "/console/analytics.css"] },
    html`${renderAnalyticsHeader({ ...facts, channel, current: "charts" })}
      <main>
        ${rangeForm(facts)}
        <dl class="totals">
          ${total("Viewers now", report.viewersNow, "active in the last five minutes")}
          ${total("Visits", report.totals.visits, "each once a day")}
          ${total("Page views", report.totals.views)} ${total("Plays", report.totals.plays)}
          ${total("Hours watched", Math.round(report.totals.ms / 360_000) / 10)}
        </dl>
        <div class="charts">
          ${createAnalyticsCharts(facts).map((chart) => panel(facts, chart))}
        </div>
        <p class="empty">
          From the roll-ups in ${store}, brought up to date each minute. Days are those of UTC.
        </p>
      </main>`,
  );
}

function panel(
  { report, tables }: AnalyticsPageData,
  { name, title, note, form, svg: chart }: AnalyticsChart,
) {
  const table = tables[name];
  return html`<section id="${name}" class="chart-panel" aria-labelledby="${name}-title">
    <h2 id="${name}-title">${title}</h2>
    ${note ? html`<p class="note">${note}</p>` : ""} ${form ?? ""}
    ${chart ?? html`<p class="empty nothing">Nothing in these days.</p>`}
    ${table.rows.length > 0 ? renderReportTable(name, title, table, report) : ""}
  </section>`;
}

function rangeForm({ report, now }: AnalyticsPageData) {
  const { channel, from, to } = report.range;
  return html`<form class="range" action="/console/analytics">
    <input type="hidden" name="channel" value="${channel}" />
    <nav aria-label="Range">
      ${reportRangePresetDays.map((days) => {
        const range = createLastDaysRange(channel, days, now);
        const isCurrent = range.from === from && range.to === to;
        return html`<a
          href="${createAnalyticsPagePath(range)}"
          aria-current="${isCurrent ? "true" : "false"}"
          >${presetWords[days]}</a
        > `;
      })}
    </nav>
    <div class="row">
      <label>From <input type="date" name="from" value="${from}" required /></label>
      <label>to <input type="date" name="to" value="${to}" required /></label>
      <button>Show</button>
    </div>
  </form>`;
}

const numbers = new Intl.NumberFormat("en-GB");

function total(name: string, value: number, about?: string) {
  return html`<div>
    <dt>${name}</dt>
    <dd>${numbers.format(value)}</dd>
    ${about ? html`<dd class="about">${about}</dd>` : ""}
  </div>`;
}
