import type { Theme } from "../contract/channel.ts";
import type { NavigationItem } from "../contract/channel-header.ts";
import { cutToCodeUnits } from "../contract/normalize-text.ts";
import {
  contrastRatio,
  type HexColor,
  adjustLightnessUntil,
  readColor,
  isLegible,
} from "./color.ts";
import { resolveTheme } from "./theme.ts";

const maxNameLength = 160;
const maxDepth = 10;
const AA = 4.5;

type Style = NonNullable<NavigationItem["style"]>;

/**
 * An owner's navigation as a menu can bear it: names of at most 160 characters, ten levels, and
 * colours that can be read: `sanitizeNavigation([{ …, style: { color: "#111" } }], theme)` → in a dark
 * brand that colour is lightened until it is 4.5:1 on the bar and in the menus. docs/provider-api.md PA-63.
 */
export function sanitizeNavigation(items: NavigationItem[], theme: Theme): NavigationItem[] {
  const { scheme, colors } = resolveTheme(theme);
  const towards = scheme === "dark" ? "lighter" : "darker";
  const grounds = [colors.bg, colors.float];
  const legible = (style: Style) => legibleStyle(style, grounds, towards);
  return tidyLevel(items, legible, 1);
}

function tidyLevel(
  items: NavigationItem[],
  legible: (style: Style) => Style,
  depth: number,
): NavigationItem[] {
  return items.map((item) => ({
    ...item,
    name: shortened(item.name),
    style: item.style && legible(item.style),
    items: depth < maxDepth ? tidyLevel(item.items, legible, depth + 1) : [],
  }));
}

function shortened(name: string): string {
  return name.length > maxNameLength ? `${cutToCodeUnits(name, maxNameLength).trimEnd()}…` : name;
}

function legibleStyle(
  { color, background, bold }: Style,
  grounds: HexColor[],
  towards: "lighter" | "darker",
): Style {
  const text = readColor(color);
  const plane = readColor(background);
  if (plane) return { color: onPlane(text, plane), background: plane, bold };
  const fits = (moved: HexColor) => isLegible(moved, grounds, AA);
  return { color: text && adjustLightnessUntil(text, towards, fits), bold };
}

function onPlane(text: HexColor | undefined, plane: HexColor): HexColor {
  if (text && contrastRatio(text, plane) >= AA) return text;
  return contrastRatio("#ffffff", plane) >= contrastRatio("#000000", plane) ? "#ffffff" : "#000000";
}
