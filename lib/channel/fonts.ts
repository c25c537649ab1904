import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import { cssUrl } from "./css-url.ts";

/** One file of a family, with the weights that it holds (`"700"` or `"300 800"`). */
export type Face = { family: string; file: string; weight: string };

/** How a display face likes to be set; look of headings belongs to the family, not to the owner. */
export type DisplaySettings = {
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
  settings: DisplaySettings;
  faces: Face[];
  tabular?: boolean;
  wordSpacing?: string;
};

/** A local face stretched to the metrics of the real one, which looks like it until it is there. */
type Fallback = {
  local: "Arial" | "Times New Roman";
  size: number;
  ascent: number;
  descent: number;
};

const variable = (family: string, slug: string, weight: string): Face => ({
  family,
  file: `${slug}-latin-wght-normal.woff2`,
  weight,
});
const single = (family: string, slug: string, weight: string): Face => ({
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

const unknown: DisplaySettings = {
  weight: 640,
  tracking: "-.015em",
  case: "none",
  scale: 1,
  leading: 1.08,
};

/** Faces of the same widths, by the names that systems give them. */
const localSources: Record<Fallback["local"], string> = {
  Arial: 'local("Arial"),local("Liberation Sans"),local("Arimo")',
  "Times New Roman": 'local("Times New Roman"),local("Liberation Serif"),local("Tinos")',
};

/** Percentages, from the metrics of each family against Arial or Times New Roman. */
const fallbacks: Record<string, Fallback> = {
  "Hanken Grotesk": { local: "Arial", size: 100.94, ascent: 99.07, descent: 30.02 },
  Archivo: { local: "Arial", size: 98.7, ascent: 88.96, descent: 21.28 },
  "Barlow Condensed": { local: "Arial", size: 76.49, ascent: 130.73, descent: 26.15 },
  "Instrument Serif": { local: "Times New Roman", size: 83.94, ascent: 117.94, descent: 36.93 },
  "Instrument Sans": { local: "Arial", size: 102.74, ascent: 94.42, descent: 24.33 },
  "Bricolage Grotesque": { local: "Arial", size: 105.43, ascent: 88.21, descent: 25.61 },
  Figtree: { local: "Arial", size: 100.72, ascent: 94.32, descent: 24.82 },
};

type Font = Channel["style"]["font"];

/**
 * The faces and settings of a channel: by the display or the text family that the owner names;
 * an unknown family takes quiet settings and the system's face when its file can't be had.
 */
export function fontPair(font: Font): FontPair {
  const family = font?.family;
  const known = pairs.find((pair) => pair.display === family || pair.text === family);
  if (known) return known;
  if (family === undefined) return defaultPair;
  return { display: family, text: family, title: 600, settings: unknown, faces: [] };
}

/**
 * The addresses of a brand's faces: `["/fonts/archivo-….woff2", …]`, or the owner's own file. None in
 * Japanese, which is set in the device's faces.
 */
export function faceAddresses(
  { style: { font } }: Pick<Channel, "style">,
  language: Language,
): string[] {
  if (language === "jp") return [];
  const { faces } = fontPair(font);
  const own = font?.url && faces.length === 0 ? [new URL(font.url).href] : [];
  return [...faces.map(({ file }) => `/fonts/${file}`), ...own];
}

/** The `@font-face` rules of a channel: its families, their stand-ins, or the owner's own file. */
export function fontFaces(font: Font): string {
  const { faces } = fontPair(font);
  if (faces.length === 0 && font?.url) return ownersFace(font.family, font.url);
  return faces.map((face) => realFace(face) + standIn(face.family)).join("");
}

/** `"Archivo", "Archivo Fallback", Arial, …`: a family followed by what stands in for it. */
export function fontStack(family: string): string {
  const own = fallbacks[family] ? `"${family}","${family} Fallback"` : `"${family}"`;
  const generic = family.includes("Serif") ? "Georgia,serif" : "Arial,Helvetica,sans-serif";
  return `${own},${generic}`;
}

function realFace({ family, file, weight }: Face): string {
  return `@font-face{font-family:"${family}";src:url("/fonts/${file}") format("woff2");font-weight:${weight};font-display:optional}`;
}

function standIn(family: string): string {
  const fallback = fallbacks[family];
  if (!fallback) return "";
  const { local, size, ascent, descent } = fallback;
  return `@font-face{font-family:"${family} Fallback";src:${localSources[local]};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** A file from elsewhere is used only when it is there at once, so that it never moves the page. */
function ownersFace(family: string, url: string): string {
  return `@font-face{font-family:"${family}";src:${cssUrl(url)};font-display:optional}`;
}
