/** A device font with the metrics of a web font, shown until the web font is loaded. */
type StandIn = { local: keyof typeof sources; size: number; ascent: number; descent: number };

/** Faces of the same widths, by their names on different systems. */
const sources = {
  Arial: { weight: 400, names: ["Arial", "Liberation Sans", "Arimo", "Nimbus Sans"] },
  "Arial Bold": {
    weight: 700,
    names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Nimbus Sans Bold"],
  },
  "Arial Narrow Bold": {
    weight: 700,
    names: [
      "Arial Narrow Bold",
      "ArialNarrow-Bold",
      "Liberation Sans Narrow Bold",
      "Nimbus Sans Narrow Bold",
    ],
  },
  "Times New Roman": {
    weight: 400,
    names: ["Times New Roman", "Liberation Serif", "Tinos", "Nimbus Roman"],
  },
};

/**
 * Percentages: `size` makes a text as wide as in the real face (measured at weights 600 to 640 for bold ones, in
 * capitals for Barlow Condensed), the others set the line's height. Without a bold face browsers synthesize one.
 */
const standIns: Record<string, StandIn[]> = {
  "Hanken Grotesk": [
    { local: "Arial", size: 100.94, ascent: 99.07, descent: 30.02 },
    { local: "Arial Bold", size: 94.77, ascent: 105.52, descent: 31.97 },
  ],
  Archivo: [
    { local: "Arial", size: 98.7, ascent: 88.96, descent: 21.28 },
    { local: "Arial Bold", size: 94.44, ascent: 92.97, descent: 22.24 },
  ],
  "Barlow Condensed": [
    { local: "Arial Narrow Bold", size: 83.36, ascent: 119.97, descent: 23.99 },
    { local: "Arial Bold", size: 68.35, ascent: 146.3, descent: 29.26 },
  ],
  "Instrument Serif": [{ local: "Times New Roman", size: 83.94, ascent: 117.94, descent: 36.93 }],
  "Instrument Sans": [
    { local: "Arial", size: 102.74, ascent: 94.42, descent: 24.33 },
    { local: "Arial Bold", size: 97.6, ascent: 99.39, descent: 25.62 },
  ],
  "Bricolage Grotesque": [{ local: "Arial Bold", size: 101.81, ascent: 91.34, descent: 26.52 }],
  Figtree: [
    { local: "Arial", size: 100.72, ascent: 94.32, descent: 24.82 },
    { local: "Arial Bold", size: 95.97, ascent: 98.99, descent: 26.05 },
  ],
};

/** The fallback families of `family`, the best first: `["Archivo Fallback"]`. */
export function fallbackFontFamilies(family: string): string[] {
  return [...new Set(standIns[family]?.map((standIn) => nameOf(family, standIn)))];
}

/** The `@font-face` rules of the fallback families. */
export function fallbackFontRules(family: string): string {
  return (standIns[family] ?? []).map((standIn) => rule(family, standIn)).join("");
}

function rule(family: string, standIn: StandIn): string {
  const { local, size, ascent, descent } = standIn;
  const { names, weight } = sources[local];
  const src = names.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${nameOf(family, standIn)}";src:${src};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** A narrow face has a name of its own: where a device lacks it, the next one counts. */
function nameOf(family: string, { local }: StandIn): string {
  return local.includes("Narrow") ? `${family} Fallback Narrow` : `${family} Fallback`;
}
