import type { Channel } from "../contract/channel.ts";
import { memoizeByInput } from "../memoize.ts";
import { type FontPair, getFontPair, fontStack, titleFontStack } from "./fonts.ts";
import { type ResolvedTheme, resolveTheme } from "./theme.ts";

type Styled = Pick<Channel, "style">;

/**
 * A brand as CSS: one `:root{--color-bg:#0b0e0f;…}`; the rules of its faces are in `brand-font-stylesheet.ts`. Pure and cached, because every page of a channel needs it.
 * Nothing in it can end a style element: values are hex colours, numbers and checked names.
 */
export function themeCss({ style: { theme, font } }: Styled): string {
  return brandCss({ theme, font });
}

const brandCss = memoizeByInput(200, ({ theme, font }: Pick<Styled["style"], "theme" | "font">) =>
  rootRule(resolveTheme(theme), getFontPair(font)),
);

/** The variants of a page's hero. */
export type HeroVariant = "overlay" | "letterbox" | "split";

/** Whether a brand is dark or light: by its owner's choice, else by its background. */
export function colorSchemeOfTheme({ style }: Styled): ResolvedTheme["scheme"] {
  return resolveTheme(style.theme).scheme;
}

/** The variant that suits a brand: `overlay` for a dark one, `letterbox` for square corners, `split` for round ones. */
export function getHeroVariant({ style }: Styled): HeroVariant {
  const { scheme, radius } = resolveTheme(style.theme);
  if (scheme === "dark") return "overlay";
  return radius < 6 ? "letterbox" : "split";
}

/** Whether a brand's pictures are framed, as its hero's is, so that none reaches the window's edges. */
export function hasFramedPictures(channel: Styled): boolean {
  return getHeroVariant(channel) === "split";
}

function rootRule(theme: ResolvedTheme, fonts: FontPair): string {
  const declarations = { ...colorDeclarations(theme), ...fontDeclarations(fonts) };
  const body = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `:root{${body.join(";")}}`;
}

/** The colours of a theme by their custom property: `{ "--color-bg": "#0b0e0f", … }`. */
export function colorDeclarations({
  scheme,
  radius,
  colors,
}: ResolvedTheme): Record<string, string> {
  const named = Object.entries(colors).map(([name, hex]) => [`--color-${kebab(name)}`, hex]);
  return {
    "color-scheme": scheme,
    ...Object.fromEntries(named),
    ...schemeConstants[scheme],
    "--brand-radius": `${radius}px`,
  };
}

function fontDeclarations(fonts: FontPair): Record<string, string> {
  const { settings } = fonts;
  return {
    "--font-text": fontStack(fonts.text),
    "--font-display": titleFontStack(fonts.display),
    "--display-weight": String(settings.weight),
    "--display-tracking": settings.tracking,
    "--display-case": settings.case,
    "--display-scale": String(settings.scale),
    "--display-leading": String(settings.leading),
    "--title-weight": String(fonts.title),
    ...(fonts.tabular && { "font-variant-numeric": "tabular-nums" }),
    ...(fonts.wordSpacing && { "word-spacing": fonts.wordSpacing }),
  };
}

const schemeConstants = {
  dark: {
    "--ground-l": ".27",
    "--color-success": "#7ad9a3",
    "--color-warning": "#f2c14e",
    "--color-hairline": "rgb(255 255 255/.09)",
    "--shadow-ink": "rgb(0 0 0/.34)",
  },
  light: {
    "--ground-l": ".9",
    "--color-success": "#176b43",
    "--color-warning": "#7a4d00",
    "--color-hairline": "rgb(0 0 0/.07)",
    "--shadow-ink": "rgb(24 20 34/.1)",
  },
};

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
