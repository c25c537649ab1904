// Why: titles are in the brand's face at the first paint (docs/decisions/0061). Writes the style sheet of each pair of
// lib/channel/fonts.ts, with its display face cut down to titles, and the table of their addresses. Run after changing
// a face, its weight, its stand-ins or the letters; the sheets are committed, so a build needs none of this.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { siteFontPairs } from "../lib/channel/fonts.ts";
import { makeFontStylesheet } from "../lib/front/faces/make-font-stylesheet.ts";
import { subsetTitleFont } from "../lib/front/faces/subset-title-font.ts";

const root = new URL("../", import.meta.url);
const folder = new URL("public/fonts/faces/", root);
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(new URL(old, folder));

const lines = [];
for (const pair of siteFontPairs) {
  const { file = "" } = pair.faces.find(({ family }) => family === pair.display) ?? {};
  const font = readFileSync(new URL(`public/fonts/${file}`, root));
  // oxlint-disable-next-line no-await-in-loop -- one after the other: each takes the processor.
  const parts = await subsetTitleFont(font, pair.settings.weight);
  if (parts === undefined) throw new Error(`${pair.display} is too rich for the first paint`);
  const { path, css } = makeFontStylesheet(pair, parts);
  writeFileSync(new URL(`public${path}`, root), css);
  lines.push(`  "${pair.display}": "${path}",`);
}
writeFileSync(
  new URL("lib/channel/font-stylesheets.ts", root),
  `/** By display family: the style sheet of a brand's titles. Written by \`scripts/make-font-stylesheets.ts\`. */
export const fontStylesheetsByFamily: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`,
);
