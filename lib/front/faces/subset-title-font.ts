import subsetFont from "subset-font";
import { maxTitleFontBytes, type TitleFontPart } from "../../channel/title-font-face-rules.ts";
import { additionalTitleLetters, titleLetters } from "../../channel/title-letters.ts";
import { readFontAxes } from "./read-font-axes.ts";

/**
 * The parts of a face for titles at one weight: words with kerning, digits and signs with figures of one width, and
 * as many accented letters as fit into `maxTitleFontBytes`. Other axes of a variable font have their default value.
 * Undefined if the face is too large. Throws for an invalid font.
 */
export async function subsetTitleFont(
  font: Uint8Array,
  weight: number,
): Promise<TitleFontPart[] | undefined> {
  const whole = await subsetFont(font, undefined, {
    targetFormat: "truetype",
    keepAllGlyphs: true,
  });
  const axes = Object.entries(readFontAxes(whole)).map(([tag, { min, usual, max }]) => {
    return [tag, tag === "wght" ? Math.min(max, Math.max(min, weight)) : usual];
  });
  const part = makePart(whole, Object.fromEntries(axes));
  const signs = await part(titleLetters.signs, "tnum");
  for (const further of additionalTitleLetters) {
    // oxlint-disable-next-line no-await-in-loop -- the first that fits is taken.
    const words = await part(titleLetters.words + further, "kern");
    if (words.bytes + signs.bytes <= maxTitleFontBytes) return [words, signs].map(toPart);
  }
  return undefined;
}

type SizedPart = { letters: string; woff2: Buffer; bytes: number };

const toPart = ({ letters, woff2 }: SizedPart): TitleFontPart => ({
  letters,
  woff2: woff2.toString("base64"),
});

function makePart(font: Buffer, variationAxes: Record<string, number>) {
  return async (letters: string, feature: string): Promise<SizedPart> => {
    const woff2 = await subsetFont(font, letters, {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: [feature],
      dropTables: ["STAT", "gasp", "GDEF", "DSIG", "meta"],
      variationAxes,
    });
    return { letters, woff2, bytes: woff2.length };
  };
}
