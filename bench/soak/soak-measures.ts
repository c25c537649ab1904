/** One line of the soak's table; without a bar it is reported, not judged. */
export type SoakMeasure = { what: string; value: string; bar?: string; isGood: boolean };

/**
 * The mean of the last third beside that of the middle third: `calculateGrowthRatio([9, 9, 10, 10, 11, 11])` → `1.1`.
 * The first third is left out: caches fill then. NaN of fewer than three values.
 */
export function calculateGrowthRatio(values: number[]): number {
  const third = Math.floor(values.length / 3);
  const middle = mean(values.slice(third, 2 * third));
  return mean(values.slice(2 * third)) / middle;
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const most = 1.1;

/**
 * A figure that has to stay as it is, but for `slack` where it is so small that its noise is more than a tenth.
 * Where it can't be read it is only reported.
 */
export function createStableValueMeasure(
  what: string,
  values: number[],
  show: (value: number) => string,
  slack = 0,
): SoakMeasure {
  if (values.length < 3) return { what, value: "not measured here", isGood: true };
  const third = Math.floor(values.length / 3);
  const middle = mean(values.slice(third, 2 * third));
  const last = mean(values.slice(2 * third));
  return {
    what,
    value: `${show(middle)}, then ${show(last)} (× ${calculateGrowthRatio(values).toFixed(2)})`,
    bar: slack === 0 ? `≤ ${most} ×` : `≤ ${most} × + ${slack}`,
    isGood: last <= most * middle + slack,
  };
}

/** A count that has to be nought. */
export const createZeroCountMeasure = (what: string, count: number, of: number): SoakMeasure => ({
  what,
  value: `${count} of ${of.toLocaleString("en")}`,
  bar: "= 0",
  isGood: count === 0 && of > 0,
});

/** The lines as a Markdown table. */
export function formatSoakReportTable(lines: SoakMeasure[]): string {
  const rows = lines.map(({ what, value, bar, isGood }) => {
    const verdict = bar === undefined ? "info" : isGood ? "pass" : "miss";
    return `| ${what} | ${value} | ${bar ?? ""} | ${verdict} |`;
  });
  return ["| what | found | bar |  |", "|---|---|---|---|", ...rows].join("\n");
}
