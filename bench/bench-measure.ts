/** What a measured value is held against. */
export type BenchThreshold = { text: string; passes: (site: number, baseline: number) => boolean };

/** One line of the table. Without a bar it is reported, not judged. */
export type BenchMeasure = {
  figure: string;
  what: string;
  unit:
    | "req/s"
    | "KB"
    | "ms"
    | "µs"
    | "calls"
    | "errors"
    | "shift"
    | "files"
    | "fps"
    | "elements"
    | "%"
    | "MB"
    | "items/s";
  site: number;
  baseline?: number;
  bar?: BenchThreshold;
};

/** `minShareOfBaselineThreshold(0.9)`: the site's value is 0.9 × the baseline or more. */
export const minShareOfBaselineThreshold = (ratio: number): BenchThreshold => ({
  text: `≥ ${ratio} ×`,
  passes: (site, baseline) => site >= ratio * baseline,
});

/** `maxShareOfBaselineThreshold(1.1)`: the site's value is 1.1 × the baseline or less. */
export const maxShareOfBaselineThreshold = (ratio: number): BenchThreshold => ({
  text: `≤ ${ratio} ×`,
  passes: (site, baseline) => site <= ratio * baseline,
});

/** `maxAboveBaselineThreshold(50, "KB")`: the site's value is the baseline + 50 or less. */
export const maxAboveBaselineThreshold = (extra: number, unit: string): BenchThreshold => ({
  text: `≤ baseline + ${extra} ${unit}`,
  passes: (site, baseline) => site <= baseline + extra,
});

/** `maxValueThreshold(20, "KB")`: the site's value is 20 or less, whatever the baseline. */
export const maxValueThreshold = (most: number, unit: string): BenchThreshold => ({
  text: `≤ ${most} ${unit}`.trim(),
  passes: (site) => site <= most,
});

/** `least(55, "fps")`: the site's value is 55 or more, whatever the baseline. */
export const minValueThreshold = (lowest: number, unit: string): BenchThreshold => ({
  text: `≥ ${lowest} ${unit}`,
  passes: (site) => site >= lowest,
});

/** `exactly(1)`. */
export const exactValueThreshold = (value: number): BenchThreshold => ({
  text: `= ${value}`,
  passes: (site) => site === value,
});

/** `pass`, `miss`, or `info` for a value without a bar. */
export function getBenchVerdict({
  site,
  baseline = Number.NaN,
  bar,
}: BenchMeasure): "pass" | "miss" | "info" {
  if (!bar) return "info";
  return bar.passes(site, baseline) ? "pass" : "miss";
}
