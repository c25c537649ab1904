import type { MeasuredPage, MeasuredSide } from "./measure-visits.ts";

const headings = [
  ["page", "browser", "visit", "first paint", "largest paint", "blocked", "first card", "shift"],
  ["JavaScript", "blocking", "HTML"],
].flat();

/** Every value of the visits as a Markdown table: `site / plain (ratio)` where there is a plain page. */
export function formatVisitsTable(pages: MeasuredPage[]): string {
  const rows = pages.flatMap((page) => [visitRow(page, "first"), visitRow(page, "second")]);
  const rule = headings.map((_, at) => (at < 3 ? "---" : "--:"));
  return [headings, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function visitRow({ page, browser, site, plain }: MeasuredPage, visit: "first" | "second") {
  const cell = (read: (side: MeasuredSide) => number, unit: string, digits = 0) =>
    formatCell(read(site), plain && read(plain), unit, digits);
  const time = (name: "firstPaint" | "largestPaint" | "blocking" | "interactive") =>
    cell((side) => side[visit][name], "ms");
  const bytes = (name: keyof MeasuredSide["bytes"]) => cell((side) => side.bytes[name], "KB", 1);
  return [
    page,
    browser,
    visit,
    time("firstPaint"),
    time("largestPaint"),
    time("blocking"),
    time("interactive"),
    cell((side) => side[visit].shift, "", 3),
    // What the first visit has brought is stored by the browser.
    ...(visit === "first" ? [bytes("script"), bytes("blocking"), bytes("html")] : ["", "", ""]),
  ];
}

/** `formatCell(1092, 536, "ms", 0)` → `"1,092 / 536 ms (2.04)"`; empty without a value. */
function formatCell(site: number, plain: number | undefined, unit: string, digits: number): string {
  if (Number.isNaN(site)) return "";
  const format = (value: number) =>
    value.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits });
  if (plain === undefined) return `${format(site)} ${unit}`.trim();
  const ratio = plain === 0 ? "" : ` (${(site / plain).toFixed(2)})`;
  return `${format(site)} / ${format(plain)} ${unit}`.trim() + ratio;
}
