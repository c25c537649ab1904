import { createHash } from "node:crypto";
import { type FontPair, fontPairRules } from "../../channel/fonts.ts";
import { type TitleFontPart, titleRules } from "../../channel/title-face.ts";

/** The style sheet of a brand's faces, with the path that it is served under: a hash of its text is its name. */
export function faceSheet(pair: FontPair, parts: TitleFontPart[]): { path: string; css: string } {
  const css = `${titleRules(pair.display, pair.settings.weight, parts)}\n${fontPairRules(pair)}\n`;
  const slug = pair.display.toLowerCase().replaceAll(" ", "-");
  return { path: `/fonts/faces/${slug}.${sheetHash(css)}.css`, css };
}

/** The hash in a style sheet's name: 16 hexadecimal digits. */
export function sheetHash(css: string): string {
  return createHash("sha256").update(css).digest("hex").slice(0, 16);
}
