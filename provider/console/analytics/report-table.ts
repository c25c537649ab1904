import { html } from "hono/html";
import type { ChannelReport } from "../../domain/analytics/channel-report.ts";
import type { ChartName, ReportTable } from "../../domain/analytics/report-tables.ts";

/** The table behind a chart, folded, and its file. */
export function renderReportTable(
  name: ChartName,
  title: string,
  { headings, rows }: ReportTable,
  { range, retention }: ChannelReport,
) {
  const query = new URLSearchParams({ ...range, chart: name });
  if (retention) query.set("film", retention.content);
  return html`<details class="behind">
      <summary>Table</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="${title}, table">
        <table>
          <thead>
            <tr>
              ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${row.map((cell) => html`<td class="${typeof cell === "number" ? "number" : ""}">${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
    <a class="csv" href="/console/analytics/table.csv?${query}" aria-label="${title} as CSV"
      >CSV</a
    >`;
}
