/** By display family: the style sheet of a brand's faces. Written by `scripts/make-face-sheets.ts`. */
export const faceSheets: Readonly<Record<string, string>> = {
  "Hanken Grotesk": "/fonts/faces/hanken-grotesk.2f01de52b97c70ff.css",
  "Barlow Condensed": "/fonts/faces/barlow-condensed.5721bf0f6444d867.css",
  "Instrument Serif": "/fonts/faces/instrument-serif.54b7ee7cddbab5b2.css",
  "Bricolage Grotesque": "/fonts/faces/bricolage-grotesque.6ceddc2723569820.css",
};
