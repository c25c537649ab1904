import { type BenchMeasure, getBenchVerdict } from "./bench-measure.ts";

const headings = ["figure", "what", "site", "baseline", "ratio", "bar", ""];

/** The measures as rows of text, headings first. */
export function formatMeasureRows(measures: BenchMeasure[]): string[][] {
  return [headings, ...measures.map(tableRow)];
}

/** Columns of equal width for a terminal. */
export function formatPlainTable(measures: BenchMeasure[]): string {
  const rows = formatMeasureRows(measures);
  const widths = headings.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, at) => pad(cell, widths[at] ?? 0, at >= 2 && at <= 4)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}

/** The same as a Markdown table. */
export function formatMarkdownTable(measures: BenchMeasure[]): string {
  const [head = [], ...rows] = formatMeasureRows(measures);
  const line = (row: string[]) => `| ${row.join(" | ")} |`;
  return [line(head), "|---|---|--:|--:|--:|---|---|", ...rows.map(line)].join("\n");
}

function tableRow(measure: BenchMeasure): string[] {
  const { figure, what, unit, site, baseline, bar } = measure;
  const ratio = baseline === undefined || unit === "calls" ? "" : (site / baseline).toFixed(2);
  return [
    figure,
    what,
    withUnit(site, unit),
    baseline === undefined ? "" : withUnit(baseline, unit),
    ratio === "NaN" || ratio === "Infinity" ? "" : ratio,
    bar?.text ?? "",
    getBenchVerdict(measure),
  ];
}

function withUnit(value: number, unit: BenchMeasure["unit"]): string {
  if (unit === "shift") return value.toFixed(4);
  const digits = unit === "%" ? 2 : unit === "KB" || unit === "µs" ? 1 : 0;
  return `${value.toLocaleString("en", { maximumFractionDigits: digits })} ${unit}`;
}

const pad = (text: string, width: number, atStart: boolean) =>
  atStart ? text.padStart(width) : text.padEnd(width);
