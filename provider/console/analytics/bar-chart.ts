import { scaleLinear } from "d3-scale";
import { html } from "hono/html";

/** A bar: its length, and what is written at its end. */
type Bar = { name: string; value: number; label: string };

const maxBars = 12;

/**
 * Bars one below the other, the longest as wide as there is room; the style sheet colours them. Names and numbers are
 * texts of the page, so that they wrap where it is narrow.
 */
export function renderBarChart(label: string, bars: Bar[]) {
  const shown = bars.slice(0, maxBars);
  const maxValue = Math.max(...shown.map(({ value }) => value), 1e-9);
  const length = scaleLinear([0, maxValue], [0, 100]);
  return html`<figure class="chart" role="group" aria-label="${label}">
    <ol class="bars">
      ${shown.map(
        ({ name, value, label }) =>
          html`<li>
            <span class="name">${name}</span>
            <svg width="100%" height="14" aria-hidden="true">
              <rect width="${length(value).toFixed(1)}%" height="14" rx="3" />
            </svg>
            <span class="label">${label}</span>
          </li>`,
      )}
    </ol>
    ${
      bars.length > shown.length
        ? html`<p class="note">The first ${maxBars} of ${bars.length}; all are in the table.</p>`
        : ""
    }
  </figure>`;
}
