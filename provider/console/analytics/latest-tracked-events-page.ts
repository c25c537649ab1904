import { html } from "hono/html";
import type { LatestTrackedEvent } from "../../domain/analytics/analytics-reports.ts";
import { renderHtmlPage } from "../html-page.ts";
import { renderAnalyticsHeader, type AnalyticsHeaderData } from "./analytics-header.ts";

type LiveFacts = AnalyticsHeaderData & {
  viewersNow: number;
  events: LatestTrackedEvent[];
  isPaused: boolean;
};

const refreshS = 3;

/** The newest events of a channel, requested again every few seconds, to debug a tracker. */
export function renderLatestTrackedEventsPage(facts: LiveFacts) {
  const { channel, name, events, viewersNow, isPaused } = facts;
  const query = new URLSearchParams({ channel, ...(isPaused ? {} : { paused: "1" }) });
  return renderHtmlPage(
    {
      title: `${name} – live events`,
      styles: ["/console/style.css", "/console/analytics.css"],
      refreshS: isPaused ? undefined : refreshS,
    },
    html`${renderAnalyticsHeader({ ...facts, current: "live" })}
      <main>
        <section aria-labelledby="live-title">
          <h2 id="live-title">Events as they arrive</h2>
          <p>
            ${viewersNow} ${viewersNow === 1 ? "viewer" : "viewers"} now.
            <a href="/console/analytics/live?${query}">${isPaused ? "Go on" : "Pause"}</a>
          </p>
          ${
            events.length === 0
              ? html`<p class="empty">
                  Nothing has come yet. Events are sent after a viewer has allowed it.
                </p>`
              : table(events)
          }
        </section>
      </main>`,
  );
}

function table(events: LatestTrackedEvent[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Events">
    <table>
      <thead>
        <tr>
          ${[
            "Received",
            "Event",
            "About",
            "Page",
            "Country",
            "Device",
            "Seconds",
            "Visit",
            "Late",
          ].map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${events.map(
          (event) =>
            html`<tr>
              <td>${new Date(event.receivedAt).toISOString().slice(11, 23)}</td>
              <td><b>${event.name}</b> <span class="empty">${event.table}</span></td>
              <td>${event.content ?? ""}</td>
              <td class="path"><code>${event.pagePath}</code></td>
              <td>${event.country}</td>
              <td>${event.device}</td>
              <td class="number">${event.ms === null ? "" : event.ms / 1000}</td>
              <td><code>${event.visit.slice(0, 8)}</code></td>
              <td class="number">${lateness(event)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** How long after it happened it came. */
function lateness({ at, receivedAt }: LatestTrackedEvent): string {
  const seconds = (receivedAt - at) / 1000;
  return seconds < 90 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds / 60)} min`;
}
