/** A rendition as the quality menu knows it. `index` is the engine's; −1 means automatic. `bitrate` is in bit/s. */
export type QualityLevel = { index: number; width: number; height: number; bitrate: number };

export const automaticQuality = -1;

/** A rendition of the same size is a choice of its own if it saves at least a third of the bits. */
const smallestSaving = 1.5;

/**
 * The renditions for the menu: the best first, one for each size (the one with the most bits) and those of the same size
 * that need much less. A menu of one is no menu: docs/behaviour.md BE-478.
 */
export function qualityChoices(levels: readonly QualityLevel[]): QualityLevel[] {
  const sorted = levels.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.bitrate - a.bitrate);
  const choices: QualityLevel[] = [];
  for (const level of sorted) {
    const before = choices.at(-1);
    const isOfOtherSize = !before || sizeOf(before) !== sizeOf(level);
    if (isOfOtherSize || before.bitrate > level.bitrate * smallestSaving) choices.push(level);
  }
  return choices.length > 1 ? choices : [];
}

/**
 * `"720p"` by the lines that a picture of 16:9 would have, whatever the film's shape; with the bit rate where several
 * renditions have this size, and only the bit rate where the size is unknown. Empty for no rendition.
 */
export function qualityName(
  level: QualityLevel | undefined,
  levels: readonly QualityLevel[],
  locale: string,
): string {
  if (!level) return "";
  const size = sizeOf(level);
  const isAlone = qualityChoices(levels).filter((other) => sizeOf(other) === size).length < 2;
  const lines = size > 0 ? `${size}p` : "";
  const rate = lines && isAlone ? "" : formatBitrate(level.bitrate, locale);
  return [lines, rate].filter(Boolean).join(" · ");
}

/** The shorter side, or for wider pictures that of 16:9: 1920 × 804 and 1080 × 1920 are 1080. 0 if unknown. */
function sizeOf({ width, height }: QualityLevel): number {
  if (width <= 0) return Math.max(0, height);
  return Math.max(Math.min(width, height), Math.round((Math.max(width, height) * 9) / 16));
}

function formatBitrate(bitsPerSecond: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "megabit-per-second",
    maximumSignificantDigits: 2,
  }).format(bitsPerSecond / 1_000_000);
}
