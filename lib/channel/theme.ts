import type { Theme } from "../contract/channel.ts";
import { memoizeByInput } from "../memoize.ts";
import {
  contrastRatio,
  type HexColor,
  mixColors,
  mixColorsUntil,
  adjustLightnessUntil,
  oklch,
  oklchComponents,
  readColor,
  isLegible,
  type ColorScheme,
} from "./color.ts";

/** Every colour of a brand that CSS does not mix by itself; names are those of `--color-*`. */
export type Palette = {
  bg: HexColor;
  surface: HexColor;
  raised: HexColor;
  float: HexColor;
  text: HexColor;
  textMuted: HexColor;
  control: HexColor;
  primary: HexColor;
  primaryHover: HexColor;
  primaryPressed: HexColor;
  primarySoft: HexColor;
  /** The edge of a filled button: transparent unless the primary is lost on the background. */
  primaryEdge: HexColor | "transparent";
  onPrimary: HexColor;
  accent: HexColor;
  danger: HexColor;
  dangerSoft: HexColor;
  mediaAccent: HexColor;
};

export type ResolvedTheme = { scheme: ColorScheme; radius: number; colors: Palette };

const AA = 4.5;
const textOnGround = 7;
const defaultPrimary = "#ffb774";
/** The darkest picture ground that progress lies on. */
const mediaGround = "#26282b";

/**
 * An owner's theme as the complete set of colours, each legible by computation:
 * `resolveTheme({ primary: "#fff" })` → `{ scheme: "dark", radius: 10, colors: { bg: "#0e0c0c", … } }`.
 * Colours that can't be read count as missing. Text is ≥ 4.5:1 on everything it may lie on,
 * edges of controls ≥ 3:1. Radius is in px.
 */
export const resolveTheme: (theme: Theme) => ResolvedTheme = memoizeByInput(500, computeTheme);

function computeTheme(theme: Theme): ResolvedTheme {
  const primary = readColor(theme.primary) ?? defaultPrimary;
  const hue = oklchComponents(primary).h;
  const background = readColor(theme.background);
  const scheme =
    theme.colorScheme ?? (background && oklchComponents(background).l >= 0.5 ? "light" : "dark");
  const grounds = groundsOf(theme, background ?? defaultGround(scheme, hue), scheme, hue);
  const radius = Math.min(24, Math.max(0, theme.radius ?? 10));
  const colors = { ...grounds, ...brandColors(theme, primary, grounds, scheme) };
  return { scheme, radius, colors };
}

type Grounds = Pick<Palette, "bg" | "surface" | "raised" | "float" | "text" | "control">;

function defaultGround(scheme: ColorScheme, hue: number): HexColor {
  return scheme === "dark" ? oklch(0.16, 0.008, hue) : oklch(0.985, 0.004, hue);
}

function groundsOf(theme: Theme, wanted: HexColor, scheme: ColorScheme, hue: number): Grounds {
  const named = readColor(theme.text);
  const fallback = scheme === "dark" ? oklch(0.96, 0.006, hue) : oklch(0.2, 0.012, hue);
  const text = named && isOnSide(named, wanted, scheme) ? named : fallback;
  const away = scheme === "dark" ? "darker" : "lighter";
  const bg = adjustLightnessUntil(
    wanted,
    away,
    (color) => contrastRatio(text, color) >= textOnGround,
  );
  const plane = readColor(theme.surface);
  const surface = plane && isOnSide(text, plane, scheme) ? plane : mixColors(bg, text, 0.05);
  return {
    bg,
    surface,
    raised: mixColors(surface, text, 0.06),
    float: scheme === "dark" ? mixColors(surface, text, 0.04) : mixColors(bg, "#ffffff", 0.7),
    text,
    control: mixColorsUntil(bg, text, {
      from: 0.52,
      step: 0.02,
      fits: (color) => isLegible(color, [bg, surface], 3),
    }),
  };
}

/** Legible on the ground, and the lighter of the two exactly in a dark scheme. */
function isOnSide(text: HexColor, ground: HexColor, scheme: ColorScheme): boolean {
  const lighter = oklchComponents(text).l > oklchComponents(ground).l;
  return lighter === (scheme === "dark") && contrastRatio(text, ground) >= textOnGround;
}

function brandColors(
  theme: Theme,
  primary: HexColor,
  grounds: Grounds,
  scheme: ColorScheme,
): Omit<Palette, keyof Grounds> {
  const { bg, surface, raised, float, text } = grounds;
  const towards = scheme === "dark" ? "lighter" : "darker";
  const primarySoft = mixColors(bg, primary, 0.1);
  const planes = [bg, surface, float];
  const danger = adjustLightnessUntil(
    readColor(theme.danger) ?? (scheme === "dark" ? "#ff8a7d" : "#a3161f"),
    towards,
    (color) => isLegible(color, [...planes, mixColors(bg, color, 0.14)], AA),
  );
  const muted = readColor(theme.mutedText) ?? mixColors(text, bg, 0.36);
  return {
    ...fillColors(theme, primary, text, bg),
    primarySoft,
    primaryEdge: contrastRatio(primary, bg) < 1.5 ? grounds.control : "transparent",
    textMuted: mixColorsUntil(muted, text, {
      fits: (color) => isLegible(color, [...planes, raised, primarySoft], AA),
    }),
    accent: adjustLightnessUntil(primary, towards, (color) =>
      isLegible(color, [...planes, primarySoft], AA),
    ),
    danger,
    dangerSoft: mixColors(bg, danger, 0.14),
    mediaAccent: adjustLightnessUntil(
      primary,
      "lighter",
      (color) => contrastRatio(color, mediaGround) >= 3,
    ),
  };
}

type Fill = Pick<Palette, "primary" | "onPrimary" | "primaryHover" | "primaryPressed">;

function fillColors(theme: Theme, primary: HexColor, text: HexColor, bg: HexColor): Fill {
  const hover = mixColors(primary, text, 0.14);
  const pressed = mixColors(primary, bg, 0.16);
  const named = readColor(theme.onPrimary);
  if (named && isLegible(named, [primary, hover, pressed], AA)) {
    return { primary, onPrimary: named, primaryHover: hover, primaryPressed: pressed };
  }
  const onPrimary =
    contrastRatio("#ffffff", primary) >= contrastRatio("#000000", primary) ? "#ffffff" : "#000000";
  const away = onPrimary === "#ffffff" ? "#000000" : "#ffffff";
  const safe = (color: HexColor, share: number) =>
    contrastRatio(onPrimary, color) >= AA ? color : mixColors(primary, away, share);
  return {
    primary,
    onPrimary,
    primaryHover: safe(hover, 0.14),
    primaryPressed: safe(pressed, 0.16),
  };
}
