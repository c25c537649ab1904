import { unicodeRange } from "./title-letters.ts";

/** A part of a display face: some of its letters as WOFF2, in base64. */
export type TitlePart = { letters: string; woff2: string };

/** How large the parts of a face may be together, in bytes of WOFF2: docs/behaviour.md BE-304. */
export const maxTitleBytes = 10_000;

/** The family of what a brand's titles are set in at the first paint, before the whole face: `"Archivo Titles"`. */
export function titleFamily(family: string): string {
  return `${family} Titles`;
}

/** The rules of that family: its data is in them, so that it is there with the style sheet. */
export function titleRules(family: string, weight: number, parts: TitlePart[]): string {
  return parts
    .map(
      ({ letters, woff2 }) =>
        `@font-face{font-family:"${titleFamily(family)}";src:url(data:font/woff2;base64,${woff2}) format("woff2");font-weight:${weight};font-display:block;unicode-range:${unicodeRange(letters)}}`,
    )
    .join("\n");
}
