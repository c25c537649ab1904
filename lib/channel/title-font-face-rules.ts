import { unicodeRange } from "./title-letters.ts";

/** A part of a display face: some of its letters as WOFF2, in base64. */
export type TitleFontPart = { letters: string; woff2: string };

/** How large the parts of a face may be together, in bytes of WOFF2: docs/behaviour.md BE-304. */
export const maxTitleFontBytes = 10_000;

/** The family of a brand's titles at the first paint, before the whole face is loaded: `"Archivo Titles"`. */
export function titleFontFamily(family: string): string {
  return `${family} Titles`;
}

/** The rules of that family. They contain the font's data, so that it is available with the style sheet. */
export function titleFontFaceRules(family: string, weight: number, parts: TitleFontPart[]): string {
  return parts
    .map(
      ({ letters, woff2 }) =>
        `@font-face{font-family:"${titleFontFamily(family)}";src:url(data:font/woff2;base64,${woff2}) format("woff2");font-weight:${weight};font-display:block;unicode-range:${unicodeRange(letters)}}`,
    )
    .join("\n");
}
