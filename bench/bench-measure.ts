/** What a measured value is held against. */
export type Threshold = { text: string; passes: (site: number, baseline: number) => boolean };

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
    | "MB";
  site: number;
  baseline?: number;
  bar?: Threshold;
};

/** `minShareOfBaseline(0.9)`: the site's value is 0.9 × the baseline or more. */
export const minShareOfBaseline = (ratio: number): Threshold => ({
  text: `≥ ${ratio} ×`,
  passes: (site, baseline) => site >= ratio * baseline,
});

/** `maxShareOfBaseline(1.1)`: the site's value is 1.1 × the baseline or less. */
export const maxShareOfBaseline = (ratio: number): Threshold => ({
  text: `≤ ${ratio} ×`,
  passes: (site, baseline) => site <= ratio * baseline,
});

/** `maxAboveBaseline(50, "KB")`: the site's value is the baseline + 50 or less. */
export const maxAboveBaseline = (extra: number, unit: string): Threshold => ({
  text: `≤ baseline + ${extra} ${unit}`,
  passes: (site, baseline) => site <= baseline + extra,
});

/** `maxValueThreshold(20, "KB")`: the site's value is 20 or less, whatever the baseline. */
export const maxValueThreshold = (most: number, unit: string): Threshold => ({
  text: `≤ ${most} ${unit}`.trim(),
  passes: (site) => site <= most,
});

/** `least(55, "fps")`: the site's value is 55 or more, whatever the baseline. */
export const minValueThreshold = (lowest: number, unit: string): Threshold => ({
  text: `≥ ${lowest} ${unit}`,
  passes: (site) => site >= lowest,
});

/** `exactly(1)`. */
export const exactValueThreshold = (value: number): Threshold => ({
  text: `= ${value}`,
  passes: (site) => site === value,
});

/** `pass`, `miss`, or `info` for a value without a bar. */
export function benchVerdict({
  site,
  baseline = Number.NaN,
  bar,
}: BenchMeasure): "pass" | "miss" | "info" {
  if (!bar) return "info";
  return bar.passes(site, baseline) ? "pass" : "miss";
}
