/** By display family: the style sheet of a brand's titles. Written by `scripts/make-font-stylesheets.ts`. */
export const fontStylesheetsByFamily: Readonly<Record<string, string>> = {
  "Hanken Grotesk": "/fonts/faces/hanken-grotesk.7a56f5737c1865d2.css",
  "Barlow Condensed": "/fonts/faces/barlow-condensed.5d4a76c0f810a735.css",
  "Instrument Serif": "/fonts/faces/instrument-serif.d4c8f9f0868cdf44.css",
  "Bricolage Grotesque": "/fonts/faces/bricolage-grotesque.80d775c04b5db48e.css",
};
