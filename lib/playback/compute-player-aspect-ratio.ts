/** The limits of the player's proportions: narrower or wider films have bars. */
const limits = { min: 0.4, max: 4 };
const usual = Math.round((16 / 9) * 100) / 100;

/**
 * The proportions of a film, width by height: `computePlayerAspectRatio(1080, 1920)` → `0.56`. Undefined where they are not known, and
 * for 16:9, the player's default. Rounded, so that renditions of one film have the same.
 */
export function computePlayerAspectRatio(width: number, height: number): number | undefined {
  if (!(width > 0) || !(height > 0)) return undefined;
  const shape = Math.round((width / height) * 100) / 100;
  if (shape === usual) return undefined;
  return Math.max(limits.min, Math.min(limits.max, shape));
}
