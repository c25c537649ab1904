/** By display family: the style sheet of a brand's faces. Written by `scripts/make-face-sheets.ts`. */
export const faceSheets: Readonly<Record<string, string>> = {
  "Hanken Grotesk": "/fonts/faces/hanken-grotesk.e46384bc9ea9efa5.css",
  "Barlow Condensed": "/fonts/faces/barlow-condensed.d7eaddcf0d9db095.css",
  "Instrument Serif": "/fonts/faces/instrument-serif.7fbd6a812d36e2e9.css",
  "Bricolage Grotesque": "/fonts/faces/bricolage-grotesque.1790c949b63d54b0.css",
};
