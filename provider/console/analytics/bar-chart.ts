import { scaleLinear } from "d3-scale";
import { html } from "hono/html";

/** A bar: its length, and what is written at its end. */
type Bar = { name: string; value: number; told: string };

const maxBars = 12;
const rowHeight = 30;
const width = 720;
const nameWidth = 240;
const characterWidth = 7.5;
const maxName = 30;

/** Bars one below the other, the longest as wide as there is room, as an SVG that the style sheet colours. */
export function barChart(label: string, bars: Bar[]) {
  const shown = bars.slice(0, maxBars);
  const maxValue = Math.max(...shown.map(({ value }) => value), 1e-9);
  const toldWidth = Math.max(...shown.map(({ told }) => told.length)) * characterWidth + 12;
  const length = scaleLinear([0, maxValue], [2, width - nameWidth - toldWidth]);
  return html`<figure class="chart" tabindex="0" aria-label="${label}">
    <svg viewBox="0 0 ${width} ${shown.length * rowHeight}" role="img" aria-label="${label}">
      ${shown.map((bar, at) => {
        const middle = at * rowHeight + rowHeight / 2;
        const end = nameWidth + length(bar.value);
        return html`<g class="bar">
          <text x="${nameWidth - 10}" y="${middle}" dy="0.32em" text-anchor="end"
            >${short(bar.name)}</text
          >
          <rect
            x="${nameWidth}"
            y="${middle - 9}"
            width="${length(bar.value).toFixed(1)}"
            height="18"
            rx="3"
          />
          <text class="told" x="${(end + 8).toFixed(1)}" y="${middle}" dy="0.32em"
            >${bar.told}</text
          >
        </g>`;
      })}
    </svg>
  </figure>`;
}

function short(name: string): string {
  const characters = [...name];
  return characters.length <= maxName ? name : `${characters.slice(0, maxName - 1).join("")}…`;
}
