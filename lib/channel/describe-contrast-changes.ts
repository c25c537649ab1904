import { cutToCodeUnits } from "../contract/normalize-text.ts";
import type { Theme } from "../contract/channel.ts";
import { contrastRatio, type HexColor, readColor } from "./color.ts";
import { pageBackgroundCss, pageTheme } from "./page-background.ts";
import { type Palette, type ResolvedTheme, resolveTheme } from "./theme.ts";

/**
 * The changes of an owner's colours that keep texts legible, one sentence each: `describeContrastChanges({ text: "#777" })` →
 * `["text #777777 on background #0e0c0c has 4.4:1 of 7:1: …"]`. Empty for a theme that is used unchanged.
 */
export function describeContrastChanges(theme: Theme): string[] {
  return [...unreadable(theme), ...changed(theme, resolveTheme(theme))];
}

/** The change of a page's background, likewise; a picture gets a veil and needs no note. */
export function describeBackgroundChange(theme: Theme, background: string | undefined): string[] {
  const css = pageBackgroundCss(theme, background);
  const wanted = readColor(background?.trim());
  if (!background?.trim() || (css && !wanted)) return [];
  if (!wanted) {
    return [
      `The page background ${cutToCodeUnits(background, 100)} is no colour and no picture: left out.`,
    ];
  }
  const { bg, text } = pageTheme(theme, wanted).colors;
  if (bg === wanted) return [];
  const had = `page background ${wanted} with text ${text} has ${ratio(wanted, text)}`;
  return [`${had} (7:1 is needed): ${bg} is used, ${ratio(bg, text)}.`];
}

const colorFields = [
  "primary",
  "onPrimary",
  "background",
  "surface",
  "text",
  "mutedText",
  "danger",
] as const;

function unreadable(theme: Theme): string[] {
  const wrong = colorFields.filter((field) => theme[field] && !readColor(theme[field]));
  return wrong.map((field) => `${field} ${theme[field]} is no colour that can be read: left out.`);
}

type Check = {
  name: string;
  requested: string | undefined;
  used: HexColor;
  on: [string, HexColor];
  minRatio: number;
};

function changed(theme: Theme, resolved: ResolvedTheme): string[] {
  const { colors } = resolved;
  return checks(theme, colors).flatMap(
    ({ name, requested, used, on: [ground, color], minRatio }) => {
      const wanted = readColor(requested);
      if (wanted === undefined || wanted === used) return [];
      const had = `${name} ${wanted} on ${ground} ${color} has ${ratio(wanted, color)}`;
      return [`${had} (${minRatio}:1 is needed): ${used} is used, ${ratio(used, color)}.`];
    },
  );
}

function checks(theme: Theme, colors: Palette): Check[] {
  const { bg, text, surface, primary } = colors;
  const ground: [string, HexColor] = ["background", bg];
  const plain = readColor(theme.primary);
  return [
    { name: "background", requested: theme.background, used: bg, on: ["text", text], minRatio: 7 },
    { name: "surface", requested: theme.surface, used: surface, on: ["text", text], minRatio: 7 },
    {
      name: "text",
      requested: theme.text,
      used: text,
      on: requestedGround(theme, bg),
      minRatio: 7,
    },
    {
      name: "mutedText",
      requested: theme.mutedText,
      used: colors.textMuted,
      on: ground,
      minRatio: 4.5,
    },
    {
      name: "onPrimary",
      requested: theme.onPrimary,
      used: colors.onPrimary,
      on: ["primary", primary],
      minRatio: 4.5,
    },
    { name: "primary as text", requested: plain, used: colors.accent, on: ground, minRatio: 4.5 },
    { name: "danger", requested: theme.danger, used: colors.danger, on: ground, minRatio: 4.5 },
  ];
}

/** The contrast of a text is measured on the owner's background. */
function requestedGround(theme: Theme, bg: HexColor): [string, HexColor] {
  return ["background", readColor(theme.background) ?? bg];
}

/** Rounded down, because it is compared with the required ratio. */
function ratio(a: HexColor, b: HexColor): string {
  return `${(Math.floor(contrastRatio(a, b) * 10) / 10).toFixed(1)}:1`;
}
