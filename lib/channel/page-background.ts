import { webUrlSchema } from "../contract/field-schemas.ts";
import type { Theme } from "../contract/channel.ts";
import {
  contrastRatio,
  type HexColor,
  mixColors,
  mixColorsUntil,
  adjustLightnessUntil,
  readColor,
  isLegible,
} from "./color.ts";
import { cssUrl } from "./css-url.ts";
import { type ResolvedTheme, resolveTheme } from "./theme.ts";
import { colorDeclarations } from "./theme-css.ts";

const pictureWidth = "1920";

/**
 * `Page.style.background` as CSS: a colour gives the page its palette, in the brand's scheme and as legible as the
 * brand's; an http(s) picture is fixed under a veil of the background colour that is dense enough for text on white
 * and on black. Undefined for anything else. docs/provider-api.md PA-60.
 */
export function pageBackgroundCss(
  theme: Theme,
  background: string | undefined,
): string | undefined {
  const wanted = background?.trim();
  if (!wanted) return undefined;
  const color = readColor(wanted);
  if (color) return colorCss(theme, color);
  const picture = webUrlSchema.safeParse(wanted.replaceAll("{w}", pictureWidth));
  return picture.success ? pictureCss(resolveTheme(theme), picture.data) : undefined;
}

/** The palette of a page with a ground of its own; the scheme stays the brand's. */
export function pageTheme(theme: Theme, background: HexColor): ResolvedTheme {
  const { scheme } = resolveTheme(theme);
  return resolveTheme({ ...theme, colorScheme: scheme, background, surface: undefined });
}

function colorCss(theme: Theme, background: HexColor): string {
  const colors = colorDeclarations(pageTheme(theme, background));
  const declarations = Object.entries(colors).map((pair) => pair.join(":"));
  return `:root{${declarations.join(";")}}`;
}

/** Text has 7:1 on the worst possible pixel under the veil; muted colours are moved towards the text's colour. */
function pictureCss({ scheme, colors }: ResolvedTheme, address: string): string {
  const { bg, text, textMuted, accent } = colors;
  const worst = scheme === "dark" ? "#ffffff" : "#000000";
  const share = veilShare(bg, text, worst);
  const ground = blend(bg, worst, share);
  const away = scheme === "dark" ? "lighter" : "darker";
  const muted = mixColorsUntil(textMuted, text, {
    fits: (color) => isLegible(color, [bg, ground], 4.5),
  });
  const link = adjustLightnessUntil(accent, away, (color) => isLegible(color, [bg, ground], 4.5));
  const veil = `color-mix(in srgb,${bg} ${share}%,transparent)`;
  return (
    `:root{--color-text-muted:${muted};--color-accent:${link};--page-ground:transparent}` +
    `body{background:linear-gradient(${veil} 0 0),${cssUrl(address)} center/cover no-repeat fixed ${bg}}`
  );
}

/** The opacity of the veil in percent, 80 at least. */
function veilShare(bg: HexColor, text: HexColor, worst: HexColor): number {
  for (let share = 80; share < 100; share += 1) {
    if (contrastRatio(text, blend(bg, worst, share)) >= Math.min(7, contrastRatio(text, bg)))
      return share;
  }
  return 100;
}

/** Blends as browsers do: channel by channel, in sRGB. */
function blend(over: HexColor, under: HexColor, share: number): HexColor {
  return mixColors(under, over, share / 100, "rgb");
}
