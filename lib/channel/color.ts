import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast } from "culori";

/** An opaque sRGB colour as `#rrggbb`. */
export type HexColor = string;
export type ColorScheme = "dark" | "light";

const toOklch = converter("oklch");

/** The colour a text names, opaque, or undefined: `readColor("white")` → `"#ffffff"`. */
export function readColor(text: string | undefined): HexColor | undefined {
  const color = text === undefined ? undefined : parse(text);
  return color && formatHex({ ...color, alpha: 1 });
}

/** OKLCH with its chroma pulled into sRGB: `oklch(0.16, 0.008, 60)` → `"#100c08"`. */
export function oklch(l: number, c: number, h: number): HexColor {
  return formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"));
}

/** Lightness 0…1, chroma and hue (degrees, 0 for greys) of a colour. */
export function oklchComponents(color: HexColor): { l: number; c: number; h: number } {
  const { l, c, h = 0 } = toOklch(color) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** `share` (0…1) of `other` in `color`, mixed in OKLab as CSS `color-mix` does, or in sRGB. */
export function mixColors(
  color: HexColor,
  other: HexColor,
  share: number,
  space: "oklab" | "rgb" = "oklab",
): HexColor {
  return formatHex(interpolate([color, other], space)(share));
}

/** WCAG 2 contrast, 1…21. */
export function contrastRatio(a: HexColor, b: HexColor): number {
  return wcagContrast(a, b);
}

/** True if the contrast of `color` with every background is at least `minRatio`. */
export function isLegible(color: HexColor, grounds: HexColor[], minRatio: number): boolean {
  return grounds.every((ground) => contrastRatio(color, ground) >= minRatio);
}

/**
 * Moves the colour's lightness by .01 towards the text's end of the scheme until `fits`, with its chroma in gamut.
 * Returns white or black if no other colour fits.
 */
export function adjustLightnessUntil(
  color: HexColor,
  towards: "lighter" | "darker",
  fits: (c: HexColor) => boolean,
) {
  const { c, h, ...start } = oklchComponents(color);
  const step = towards === "lighter" ? 0.01 : -0.01;
  let moved = color;
  // White is a hair lighter than 1.
  for (let l = Math.min(1, start.l); l >= 0 && l <= 1 && !fits(moved); l += step)
    moved = oklch(l, c, h);
  if (fits(moved)) return moved;
  return towards === "lighter" ? "#ffffff" : "#000000";
}

/** `color` mixed towards `other` by `step` more at a time until it fits; `other` at last. */
export function mixColorsUntil(
  color: HexColor,
  other: HexColor,
  { from = 0, step = 0.04, fits }: { from?: number; step?: number; fits: (c: HexColor) => boolean },
): HexColor {
  for (let share = from; share < 1; share += step) {
    const mixed = share === 0 ? color : mixColors(color, other, share);
    if (fits(mixed)) return mixed;
  }
  return other;
}
