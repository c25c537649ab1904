import { html } from "hono/html";
import type { EventOverview, ControlsPageData } from "./controls-page-data.ts";
import { formatTimeSpan, formatShortUtcDateTime } from "./format-times.ts";
import { renderScrollableTable } from "./scrollable-table.ts";

const minute = 60_000;
const moves = [5, 30, 120, -5, -30];

/** Every event with its next start, which may be moved or cancelled: subscribed viewers are notified. */
export function renderEventPanel({ events, clock }: ControlsPageData) {
  return html`<section id="events" aria-labelledby="events-title">
    <h2 id="events-title">Events</h2>
    <p>
      Events come again every day. What is changed here holds for the start that is on, or else the
      next one. Viewers who want to be notified of an event get an email about it.
    </p>
    ${renderScrollableTable(
      "Events and their starts",
      ["Event", "Channel", "Begins", "State", "Change"],
      events.map((event) => eventRow(event, clock.now)),
    )}
  </section>`;
}

function eventRow(event: EventOverview, now: number) {
  const { channel, name, href, start, change } = event;
  return html`<tr>
    <td><a href="${href}">${name}</a></td>
    <td>${channel.name}</td>
    <td>
      <time datetime="${new Date(start).toISOString()}">${formatShortUtcDateTime(start)}</time>
    </td>
    <td>${stateOf(event, now)}</td>
    <td>
      <div class="row">
        ${change === "cancelled" ? "" : moveForm(event)}
        ${
          change === "cancelled"
            ? plainForm(event, "restore", "Restore")
            : plainForm(event, "cancel", "Cancel")
        }
        ${change === "moved" ? plainForm(event, "restore", "Back to plan") : ""}
      </div>
    </td>
  </tr>`;
}

function stateOf({ start, state, change }: EventOverview, now: number): string {
  if (change === "cancelled") return "Cancelled";
  const when = state === "live" ? "Live" : `In ${formatTimeSpan(start - now)}`;
  return change === "moved" ? `${when}, moved` : when;
}

function moveForm(event: EventOverview) {
  return html`<form method="post" action="/console/events" class="row">
    ${fieldsOf(event, "move")}
    <select name="minutes" aria-label="Move ${event.name} by">
      ${moves.map(
        (by) =>
          html`<option value="${by}">${by > 0 ? "+" : "−"} ${formatTimeSpan(by * minute)}</option>`,
      )}
    </select>
    <button aria-label="Move ${event.name}">Move</button>
  </form>`;
}

function plainForm(event: EventOverview, action: "cancel" | "restore", label: string) {
  return html`<form method="post" action="/console/events">
    ${fieldsOf(event, action)}<button aria-label="${label} ${event.name}">${label}</button>
  </form>`;
}

function fieldsOf({ channel, content }: EventOverview, action: string) {
  return html`<input type="hidden" name="action" value="${action}" />
    <input type="hidden" name="channel" value="${channel.token}" />
    <input type="hidden" name="content" value="${content}" />`;
}
