import { html } from "hono/html";
import { renderHtmlPage } from "../html-page.ts";
import { formatShortUtcDateTime } from "../format-times.ts";
import { renderAnalyticsHeader, type AnalyticsHeaderData } from "./analytics-header.ts";

type QuarantineFacts = AnalyticsHeaderData & {
  rows: { tableName: string; reason: string; row: string; receivedAt: Date }[];
};

/** Rows of a channel's batches that were not taken, each with the reason. */
export function renderQuarantinePage(facts: QuarantineFacts) {
  const { channel, name, rows } = facts;
  return renderHtmlPage(
    { title: `${name} – quarantine`, styles: ["/console/style.css", "/console/analytics.css"] },
    html`${renderAnalyticsHeader({ ...facts, current: "quarantine" })}
      <main>
        <section aria-labelledby="quarantine-title">
          <h2 id="quarantine-title">Rows that were not taken</h2>
          <p>
            The newest two hundred of the channel. They are in no chart; a tracker that was mended
            sends new ones.
          </p>
          ${rows.length === 0 ? html`<p class="empty">Every row was taken.</p>` : list(rows)}
          ${
            rows.length > 0
              ? html`<form method="post" action="/console/analytics/quarantine/clear">
                  <input type="hidden" name="channel" value="${channel}" /><button>Clear</button>
                </form>`
              : ""
          }
        </section>
      </main>`,
  );
}

function list(rows: QuarantineFacts["rows"]) {
  return html`<ol class="ill">
    ${rows.map(
      ({ tableName, reason, row, receivedAt }) =>
        html`<li>
          <p>
            <b>${reason}</b>
            <span class="empty">${tableName}, ${formatShortUtcDateTime(+receivedAt)}</span>
          </p>
          <pre tabindex="0"><code>${row}</code></pre>
        </li>`,
    )}
  </ol>`;
}
