import { scaleLinear, scalePoint } from "d3-scale";
import { area, line } from "d3-shape";
import { html, raw } from "hono/html";

/** A line: its values stand at the chart's labels. */
type Series = { name: string; values: number[] };

type Lines = {
  label: string;
  /** What stands below the lines, as many as each has values. */
  labels: string[];
  series: Series[];
  /** Behind each number at the side: `" %"`. */
  unit?: string;
  /** What the side reaches at least. */
  maxY?: number;
};

/** Of the drawing, which is stretched to the room that there is; texts and strokes are not. */
const width = 1000;
const height = 200;
const maxLabels = 7;

/** Lines over labels, as SVG that the style sheet colours; what it shows stands in the table behind it too. */
export function renderLineChart({ label, labels, series, unit = "", maxY = 0 }: Lines) {
  const x = scalePoint(labels.keys(), [0, width]);
  const all = series.flatMap(({ values }) => values);
  const areWhole = all.every(Number.isInteger);
  const top = Math.max(maxY, areWhole ? 1 : 0.01, ...all);
  const y = scaleLinear([0, top], [height, 0]).nice(4);
  const place = (value: number, at: number): [number, number] => [x(at) ?? 0, y(value)];
  const paths = series.map(({ values }, at) => {
    const points = values.map(place);
    const ground = area(
      ([px]) => px,
      y(0),
      ([, py]) => py,
    ).digits(1)(points);
    const stroke = line().digits(1)(points);
    return `<g class="series series-${at + 1}">${at === 0 ? `<path class="ground" d="${ground}"/>` : ""}<path class="line" d="${stroke}"/></g>`;
  });
  const ticks = y.ticks(4).filter((tick) => !areWhole || Number.isInteger(tick));
  const numbers = numbersApart(ticks);
  const percentOf = (at: number) => (((x(at) ?? 0) / width) * 100).toFixed(2);
  return html`<figure class="chart" tabindex="0" role="group" aria-label="${label}">
    ${series.length > 1 ? legend(series) : ""}
    <div class="plot" role="img" aria-label="${label}">
      <svg class="side" width="100%" height="${height}">
        ${ticks.map((tick) => html`<text x="100%" y="${y(tick)}" dy="0.32em" text-anchor="end">${numbers.format(tick)}${unit}</text>`)}
      </svg>
      <svg class="lines" width="100%" height="${height + 28}">
        <g class="axis">
          ${ticks.map((tick) => html`<line x1="0" x2="100%" y1="${y(tick)}" y2="${y(tick)}" />`)}
          ${shownLabels(labels).map(
            ({ name, at, isMinor }) =>
              html`<text
                class="${isMinor ? "minor" : ""}"
                x="${percentOf(at)}%"
                y="${height + 22}"
                text-anchor="${anchorOf(at, labels.length)}"
                >${name}</text
              >`,
          )}
        </g>
        <svg
          viewBox="0 0 ${width} ${height}"
          preserveAspectRatio="none"
          width="100%"
          height="${height}"
        >
          ${raw(paths.join(""))}
        </svg>
        ${labels.length === 1 ? series.map(({ values }, at) => html`<circle class="dot series-${at + 1}" cx="50%" cy="${y(values[0] ?? 0)}" r="4" />`) : ""}
      </svg>
    </div>
  </figure>`;
}

/** The number of decimals that distinguishes the numbers of the axis. */
function numbersApart([first = 0, second = 1]: number[]): Intl.NumberFormat {
  const decimals = Math.ceil(-Math.log10(second - first));
  return new Intl.NumberFormat("en-GB", {
    notation: "compact",
    maximumFractionDigits: Math.min(Math.max(decimals, 2), 6),
  });
}

/** At equal distances, the first and the last among them; every second one goes where there is little room. */
function shownLabels(labels: string[]) {
  const last = labels.length - 1;
  const count = Math.min(labels.length, maxLabels);
  const chosen = Array.from({ length: count }, (_, n) =>
    count === 1 ? 0 : Math.round((n * last) / (count - 1)),
  );
  return chosen.map((at, n) => ({ name: labels[at] ?? "", at, isMinor: n % 2 === 1 }));
}

function legend(series: Series[]) {
  return html`<figcaption>
    ${series.map(({ name }, at) => html`<span class="key series-${at + 1}">${name}</span> `)}
  </figcaption>`;
}

function anchorOf(at: number, count: number): string {
  if (at === 0) return count === 1 ? "middle" : "start";
  return at === count - 1 ? "end" : "middle";
}
