/** By display family: the style sheet of a brand's faces. Written by `scripts/make-font-stylesheets.ts`. */
export const fontStylesheetsByFamily: Readonly<Record<string, string>> = {
  "Hanken Grotesk": "/fonts/faces/hanken-grotesk.72504dbf403fba89.css",
  "Barlow Condensed": "/fonts/faces/barlow-condensed.62e26ab157138bbb.css",
  "Instrument Serif": "/fonts/faces/instrument-serif.28d32645fff2bfc1.css",
  "Bricolage Grotesque": "/fonts/faces/bricolage-grotesque.bb0782d392ed851d.css",
};
