import { html } from "hono/html";
import { renderHtmlPage } from "../html-page.ts";
import { renderScrollableTable } from "../scrollable-table.ts";
import { renderAnalyticsHeader, type AnalyticsHeaderData } from "./analytics-header.ts";

/** A query, how many had it in thirty days, and whether a hidden term is in it. */
export type OwnerSearchTrend = { query: string; viewers: number; isHidden: boolean };

type TrendsFacts = AnalyticsHeaderData & { trends: OwnerSearchTrend[]; hidden: string[] };

/** What viewers of a channel search for most, and the terms that its owner hides. */
export function renderTrendsPage(facts: TrendsFacts) {
  const { channel, name, trends, hidden } = facts;
  return renderHtmlPage(
    { title: `${name} – search trends`, styles: ["/console/style.css", "/console/analytics.css"] },
    html`${renderAnalyticsHeader({ ...facts, current: "trends" })}
      <main>
        <section aria-labelledby="trends-title">
          <h2 id="trends-title">What viewers search for</h2>
          <p>
            Queries with results that five viewers or networks had on one of the last thirty days.
            The search box suggests those that find something for the viewer who searches.
          </p>
          ${
            trends.length === 0
              ? html`<p class="empty">No query was frequent enough.</p>`
              : renderScrollableTable(
                  "Search trends",
                  ["Query", "Viewers", "Suggested", ""],
                  trends.map((each) => row(channel, each)),
                )
          }
        </section>
        <section aria-labelledby="hidden-title">
          <h2 id="hidden-title">Hidden terms</h2>
          <p>A query that has one of these is not suggested. It is still found when it is typed.</p>
          ${
            hidden.length === 0
              ? html`<p class="empty">Nothing is hidden.</p>`
              : html`<ul>
                  ${hidden.map((term) => html`<li class="row">${term} ${button(channel, term, false)}</li>`)}
                </ul>`
          }
          <form method="post" action="/console/analytics/trends" class="row">
            <input type="hidden" name="channel" value="${channel}" />
            <input type="hidden" name="hidden" value="true" />
            <label>Term <input name="term" required maxlength="60" /></label>
            <button>Hide</button>
          </form>
        </section>
      </main>`,
  );
}

function row(channel: string, { query, viewers, isHidden }: OwnerSearchTrend) {
  return html`<tr>
    <td>${query}</td>
    <td>${viewers}</td>
    <td>${isHidden ? "Hidden" : "Yes"}</td>
    <td>${isHidden ? "" : button(channel, query, true)}</td>
  </tr>`;
}

function button(channel: string, term: string, hide: boolean) {
  return html`<form method="post" action="/console/analytics/trends">
    <input type="hidden" name="channel" value="${channel}" />
    <input type="hidden" name="term" value="${term}" />
    <input type="hidden" name="hidden" value="${String(hide)}" />
    <button aria-label="${hide ? "Hide" : "Show"} “${term}”">${hide ? "Hide" : "Show"}</button>
  </form>`;
}
