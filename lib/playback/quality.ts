/** A rendition as the quality menu knows it. `index` is the engine's; −1 means automatic. */
export type QualityLevel = { index: number; width: number; height: number; bitrate: number };

export const automaticQuality = -1;

/**
 * The renditions for the menu: the best first, one for each height (the one with the most bits).
 * Renditions whose height is not known are left out, and a menu of one is no menu.
 */
export function qualityChoices(levels: readonly QualityLevel[]): QualityLevel[] {
  const best = new Map<number, QualityLevel>();
  for (const level of levels.filter(({ height }) => height > 0)) {
    const other = best.get(level.height);
    if (!other || other.bitrate < level.bitrate) best.set(level.height, level);
  }
  const choices = [...best.values()].sort((a, b) => b.height - a.height);
  return choices.length > 1 ? choices : [];
}

/** `qualityName({ height: 720, … })` → `"720p"`; unknown is empty. */
export function qualityName(level: QualityLevel | undefined): string {
  return level && level.height > 0 ? `${level.height}p` : "";
}
