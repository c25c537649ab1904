import { html } from "hono/html";
import type { Overview } from "./overview.ts";

const mostRows = 12;

/** How often the site asked for what, since the counters were cleared. */
export function callPanel({ calls }: Overview) {
  const total = calls.reduce((sum, { count }) => sum + count, 0);
  return html`<section id="calls" aria-labelledby="calls-title">
    <h2 id="calls-title">Calls</h2>
    <p>
      The site made ${total === 1 ? "one call" : `${total} calls`}, for
      ${calls.length === 1 ? "one resource" : `${calls.length} different resources`}.
    </p>
    ${calls.length === 0 ? "" : table(calls.slice(0, mostRows))}
    <form method="post" action="/console/calls/clear"><button>Clear the counters</button></form>
  </section>`;
}

function table(calls: Overview["calls"]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Calls by count">
    <table>
      <thead>
        <tr>
          <th>Times</th>
          <th>Call</th>
          <th>Address</th>
        </tr>
      </thead>
      <tbody>
        ${calls.map(
          ({ call, path, count }) =>
            html`<tr>
              <td>${count}</td>
              <td>${call}</td>
              <td><code>${path}</code></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
