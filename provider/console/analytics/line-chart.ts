import { scaleLinear, scalePoint } from "d3-scale";
import { area, line } from "d3-shape";
import { html, raw } from "hono/html";

/** A line: its values stand at the chart's labels. */
type Series = { name: string; values: number[] };

const width = 720;
const height = 240;
const edge = { top: 12, right: 12, bottom: 26, left: 52 };
const labelCount = 6;
const thousands = new Intl.NumberFormat("en-GB", { notation: "compact" });

/** Lines over labels, as an SVG that the style sheet colours; what it shows stands in the table behind it too. */
export function lineChart(label: string, labels: string[], series: Series[], maxY?: number) {
  const x = scalePoint(labels.keys(), [edge.left, width - edge.right]);
  const top = Math.max(maxY ?? 0, 1, ...series.flatMap(({ values }) => values));
  const y = scaleLinear([0, top], [height - edge.bottom, edge.top]).nice(4);
  const place = (value: number, at: number): [number, number] => [x(at) ?? edge.left, y(value)];
  const paths = series.map(({ values }, at) => {
    const points = values.map(place);
    const ground = area(
      ([px]) => px,
      y(0),
      ([, py]) => py,
    ).digits(1)(points);
    const stroke = line().digits(1)(points);
    const dot = points.length === 1 && points[0] ? circle(points[0]) : "";
    return `<g class="series series-${at + 1}">${at === 0 ? `<path class="ground" d="${ground}"/>` : ""}<path class="line" d="${stroke}"/>${dot}</g>`;
  });
  const ticks = y
    .ticks(4)
    .map(
      (tick) =>
        `<line x1="${edge.left}" x2="${width - edge.right}" y1="${y(tick)}" y2="${y(tick)}"/><text x="${edge.left - 8}" y="${y(tick)}" dy="0.32em" text-anchor="end">${thousands.format(tick)}</text>`,
    );
  const step = Math.max(1, Math.ceil(labels.length / labelCount));
  const names = labels.flatMap((name, at) => (at % step ? [] : [{ name, at }]));
  return html`<figure class="chart" tabindex="0" aria-label="${label}">
    <svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
      <g class="axis">
        ${raw(ticks.join(""))}
        ${names.map(
          ({ name, at }) =>
            html`<text
              x="${x(at) ?? 0}"
              y="${height - 6}"
              text-anchor="${anchorOf(at, labels.length)}"
              >${name}</text
            >`,
        )}
      </g>
      ${raw(paths.join(""))}
    </svg>
    ${series.length > 1 ? legend(series) : ""}
  </figure>`;
}

function legend(series: Series[]) {
  return html`<figcaption>
    ${series.map(({ name }, at) => html`<span class="key series-${at + 1}">${name}</span> `)}
  </figcaption>`;
}

function circle([x, y]: [number, number]): string {
  return `<circle class="dot" cx="${x}" cy="${y}" r="4"/>`;
}

function anchorOf(at: number, count: number): string {
  if (at === 0) return count === 1 ? "middle" : "start";
  return at === count - 1 ? "end" : "middle";
}
