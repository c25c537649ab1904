import { html } from "hono/html";
import type { ControlsPageData } from "./controls-page-data.ts";
import { formatShortUtcDateTime, formatTimeSpan } from "./format-times.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const shifts = [5 * minute, 60 * minute, day, 31 * day, 366 * day, -5 * minute, -60 * minute];

/** The provider's clock: what is live, scheduled or over, and what is to be paid, follows from it. */
export function renderClockPanel({ clock }: ControlsPageData) {
  const sense = clock.offsetMs > 0 ? "ahead of" : "behind";
  return html`<section id="clock" aria-labelledby="clock-title">
    <h2 id="clock-title">Clock</h2>
    <p>
      <time datetime="${new Date(clock.now).toISOString()}"
        >${formatShortUtcDateTime(clock.now)}</time
      >,
      ${clock.offsetMs === 0 ? "real time" : `${formatTimeSpan(clock.offsetMs)} ${sense} real time`}.
      What is live, scheduled or over follows this clock.
    </p>
    <div class="row">
      <form method="post" action="/console/clock">
        <input type="hidden" name="action" value="start-next-event" />
        <button>Start the next live event now</button>
      </form>
      <form method="post" action="/console/clock" class="row">
        <input type="hidden" name="action" value="shift" />
        <label
          >Move by
          <select name="ms">
            ${shifts.map(shiftOption)}
          </select></label
        >
        <button>Move</button>
      </form>
      <form method="post" action="/console/clock">
        <input type="hidden" name="action" value="real" />
        <button>Back to real time</button>
      </form>
    </div>
  </section>`;
}

function shiftOption(ms: number) {
  return html`<option value="${ms}">${ms > 0 ? "+" : "−"} ${formatTimeSpan(ms)}</option>`;
}
