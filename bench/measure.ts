/** What a measured value is held against. */
export type Bar = { text: string; passes: (site: number, baseline: number) => boolean };

/** One line of the table. Without a bar it is reported, not judged. */
export type Measure = {
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
  bar?: Bar;
};

/** `atLeastShare(0.9)`: the site's value is 0.9 × the baseline or more. */
export const atLeastShare = (ratio: number): Bar => ({
  text: `≥ ${ratio} ×`,
  passes: (site, baseline) => site >= ratio * baseline,
});

/** `atMostShare(1.1)`: the site's value is 1.1 × the baseline or less. */
export const atMostShare = (ratio: number): Bar => ({
  text: `≤ ${ratio} ×`,
  passes: (site, baseline) => site <= ratio * baseline,
});

/** `atMostMore(50, "KB")`: the site's value is the baseline + 50 or less. */
export const atMostMore = (extra: number, unit: string): Bar => ({
  text: `≤ baseline + ${extra} ${unit}`,
  passes: (site, baseline) => site <= baseline + extra,
});

/** `limit(20, "KB")`: the site's value is 20 or less, whatever the baseline. */
export const maxValue = (most: number, unit: string): Bar => ({
  text: `≤ ${most} ${unit}`.trim(),
  passes: (site) => site <= most,
});

/** `least(55, "fps")`: the site's value is 55 or more, whatever the baseline. */
export const minValue = (lowest: number, unit: string): Bar => ({
  text: `≥ ${lowest} ${unit}`,
  passes: (site) => site >= lowest,
});

/** `exactly(1)`. */
export const exactValue = (value: number): Bar => ({
  text: `= ${value}`,
  passes: (site) => site === value,
});

/** `pass`, `miss`, or `info` for a value without a bar. */
export function verdict({ site, baseline = Number.NaN, bar }: Measure): "pass" | "miss" | "info" {
  if (!bar) return "info";
  return bar.passes(site, baseline) ? "pass" : "miss";
}
