import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import { cssUrl } from "./css-url.ts";
import { fallbackFontFamilies, fallbackFontRules } from "./fallback-fonts.ts";
import { titleFontFamily } from "./title-font-face-rules.ts";

/** One file of a family, with the weights that it holds (`"700"` or `"300 800"`). */
export type FontFile = { family: string; file: string; weight: string };

/** The typographic settings of a display face. They belong to the family, not to the owner. */
export type DisplayFontSettings = {
  weight: number;
  tracking: string;
  case: "none" | "uppercase";
  scale: number;
  leading: number;
};

/** `title` is the weight of card titles, in the text face. */
export type FontPair = {
  display: string;
  text: string;
  title: number;
  settings: DisplayFontSettings;
  faces: FontFile[];
  tabular?: boolean;
  wordSpacing?: string;
};

const variable = (family: string, slug: string, weight: string): FontFile => ({
  family,
  file: `${slug}-latin-wght-normal.woff2`,
  weight,
});
const single = (family: string, slug: string, weight: string): FontFile => ({
  family,
  file: `${slug}-latin-${weight}-normal.woff2`,
  weight,
});

const hanken = variable("Hanken Grotesk", "hanken-grotesk", "100 900");
const archivo = variable("Archivo", "archivo", "100 900");
const barlow = single("Barlow Condensed", "barlow-condensed", "700");
const serif = single("Instrument Serif", "instrument-serif", "400");
const sans = variable("Instrument Sans", "instrument-sans", "400 700");
const bricolage = single("Bricolage Grotesque", "bricolage-grotesque", "700");
const figtree = variable("Figtree", "figtree", "300 900");

const defaultPair: FontPair = {
  display: "Hanken Grotesk",
  text: "Hanken Grotesk",
  title: 560,
  settings: { weight: 620, tracking: "-.028em", case: "none", scale: 1, leading: 1.04 },
  faces: [hanken],
};
const pairs: FontPair[] = [
  defaultPair,
  {
    display: "Barlow Condensed",
    text: "Archivo",
    title: 600,
    settings: { weight: 700, tracking: ".002em", case: "uppercase", scale: 1.2, leading: 0.96 },
    faces: [barlow, archivo],
    tabular: true,
  },
  {
    display: "Instrument Serif",
    text: "Instrument Sans",
    title: 560,
    settings: { weight: 400, tracking: "-.012em", case: "none", scale: 1.26, leading: 1 },
    faces: [serif, sans],
    wordSpacing: ".03em",
  },
  {
    display: "Bricolage Grotesque",
    text: "Figtree",
    title: 640,
    settings: { weight: 700, tracking: "-.022em", case: "none", scale: 1.02, leading: 1.06 },
    faces: [bricolage, figtree],
  },
];

const unknown: DisplayFontSettings = {
  weight: 640,
  tracking: "-.015em",
  case: "none",
  scale: 1,
  leading: 1.08,
};

type Font = Channel["style"]["font"];

/**
 * The faces and settings of a channel, by the display or the text family that the owner names. An unknown family gets
 * neutral settings, and the system's face if its file cannot be loaded.
 */
export function getFontPair(font: Font): FontPair {
  const family = font?.family;
  const known = pairs.find((pair) => pair.display === family || pair.text === family);
  if (known) return known;
  if (family === undefined) return defaultPair;
  return { display: family, text: family, title: 600, settings: unknown, faces: [] };
}

/** The pairs that the site itself serves. */
export const siteFontPairs: readonly FontPair[] = pairs;

/**
 * The URLs of a brand's faces that pages preload: `["/fonts/archivo-….woff2"]`, or the owner's file. A display face
 * is in the brand's style sheet for the first paint; its whole file is needed for rare letters only. Empty in
 * Japanese, which uses the device's fonts.
 */
export function listPreloadedFontUrls(
  { style: { font } }: Pick<Channel, "style">,
  language: Language,
): string[] {
  if (language === "jp") return [];
  const { faces, text } = getFontPair(font);
  const files = faces.filter(({ family }) => family === text).map(({ file }) => `/fonts/${file}`);
  const ownerFont = findOwnerFont(font);
  return ownerFont ? [new URL(ownerFont.url).href] : files;
}

/** The owner's font, if the site does not serve its family. */
export function findOwnerFont(font: Font): { family: string; url: string } | undefined {
  if (font?.url === undefined || getFontPair(font).faces.length > 0) return undefined;
  return { family: font.family, url: font.url };
}

/** `"Archivo","Archivo Fallback",Arial,…`: a family followed by its fallbacks. */
export function fontStack(family: string): string {
  return `"${family}",${fallbackFontStack(family)}`;
}

/** `"Archivo Fallback",Arial,…`: the fallbacks of a family. */
export function fallbackFontStack(family: string): string {
  const generic = family.includes("Serif") ? "Georgia,serif" : "Arial,Helvetica,sans-serif";
  return [...fallbackFontFamilies(family).map((name) => `"${name}"`), generic].join(",");
}

/** `"Archivo Titles","Archivo",…`: the families of titles. The first is available at the first paint. */
export function titleFontStack(family: string): string {
  return `"${titleFontFamily(family)}",${fontStack(family)}`;
}

/** The font of titles as a CSS value: `'700 1em "Archivo Titles"'`. */
export function formatTitleFontValue(font: Font): string {
  const { display, settings } = getFontPair(font);
  return `${settings.weight} 1em "${titleFontFamily(display)}"`;
}

/** The `@font-face` rules of the files of a pair, and of their fallbacks. */
export function fontPairRules({ faces }: FontPair): string {
  return faces.map((face) => realFace(face) + fallbackFontRules(face.family)).join("\n");
}

/**
 * The rule of the owner's font. A font of another host is used only if it is available immediately, so that it never
 * moves the page.
 */
export function ownerFontRule(font: Font): string {
  const ownerFont = findOwnerFont(font);
  if (!ownerFont) return "";
  return `@font-face{font-family:"${ownerFont.family}";src:${cssUrl(ownerFont.url)};font-display:optional}`;
}

function realFace({ family, file, weight }: FontFile): string {
  return `@font-face{font-family:"${family}";src:url("/fonts/${file}") format("woff2");font-weight:${weight};font-display:optional}`;
}
