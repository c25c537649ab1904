import { html } from "hono/html";
import type { ControlsPageData } from "./controls-page-data.ts";
import { renderScrollableTable } from "./scrollable-table.ts";

const maxRows = 12;

/** The site's calls by route, since the counters were cleared. */
export function renderApiCallsPanel({ calls }: ControlsPageData) {
  const total = calls.reduce((sum, { count }) => sum + count, 0);
  const rows = calls.slice(0, maxRows).map(row);
  return html`<section id="calls" aria-labelledby="calls-title">
    <h2 id="calls-title">Calls</h2>
    <p>
      The site made ${total === 1 ? "one call" : `${total} calls`}, for
      ${calls.length === 1 ? "one resource" : `${calls.length} different resources`}.
    </p>
    ${calls.length > 0 && renderScrollableTable("Calls by count", ["Times", "Call", "Address", "Last request"], rows)}
    <form method="post" action="/console/calls/clear"><button>Clear the counters</button></form>
  </section>`;
}

function row({ call, path, count, request_id: requestId }: ControlsPageData["calls"][number]) {
  return html`<tr>
    <td>${count}</td>
    <td>${call}</td>
    <td><code>${path}</code></td>
    <td><code>${requestId}</code></td>
  </tr>`;
}
