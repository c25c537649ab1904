const usual = 16 / 9;

/** How many times wider than its box a picture is drawn that fills it: `cropFactor(1)` → 1.78 for one of 16 by 9. */
export function cropFactor(box: number, source = usual): number {
  return Math.max(1, source / box);
}

/**
 * `sizes` of a box as those of the picture that fills it: `cropSizes("auto,40vw", 2)` → `"80vw"`. What is cut off has
 * to be requested too, and `auto` would be the width of the box.
 */
export function cropSizes(sizes: string, factor: number): string {
  if (factor < 1.02) return sizes;
  const wider = (width: string) => String(Math.ceil(Number(width) * factor));
  return sizes.replace(/^auto,/, "").replaceAll(/[\d.]+(?=(?:vw|px|rem)(?:,|$))/g, wider);
}
