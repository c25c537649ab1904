import { createHash } from "node:crypto";
import type { FontPair } from "../../channel/fonts.ts";
import { type TitleFontPart, titleFontFaceRules } from "../../channel/title-font-face-rules.ts";

/** The style sheet of a brand's titles, with the path that it is served under: a hash of its text is its name. */
export function makeFontStylesheet(
  pair: FontPair,
  parts: TitleFontPart[],
): { path: string; css: string } {
  const css = `${titleFontFaceRules(pair.display, pair.settings.weight, parts)}\n`;
  const slug = pair.display.toLowerCase().replaceAll(" ", "-");
  return { path: `/fonts/faces/${slug}.${hashStylesheet(css)}.css`, css };
}

/** The hash in a style sheet's name: 16 hexadecimal digits. */
export function hashStylesheet(css: string): string {
  return createHash("sha256").update(css).digest("hex").slice(0, 16);
}
