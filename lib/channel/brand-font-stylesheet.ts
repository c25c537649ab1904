import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import { fontStylesheetsByFamily } from "./font-stylesheets.ts";
import { findOwnerFont, fontPairRules, getFontPair, ownerFontRule } from "./fonts.ts";
import { getTitleFontStylesheets } from "./title-font-stylesheets.ts";

/**
 * The path of the style sheet of a brand's titles: `"/fonts/faces/hanken-grotesk.….css"`, or that of the owner's
 * font once it is made. Undefined in Japanese, which uses the device's fonts. docs/behaviour.md BE-304.
 */
export function brandFontStylesheetPath(
  { style: { font } }: Pick<Channel, "style">,
  language: Language,
): string | undefined {
  if (language === "jp") return undefined;
  const ownerFont = findOwnerFont(font);
  return ownerFont
    ? getTitleFontStylesheets()?.addressOf(ownerFont)
    : fontStylesheetsByFamily[getFontPair(font).display];
}

/**
 * The rules of a brand's other faces, for the page itself: those of the site's files with the device's faces that stand
 * in for them, or that of the owner's font. Empty in Japanese, which uses the device's fonts. docs/behaviour.md BE-305.
 */
export function brandFontRules(
  { style: { font } }: Pick<Channel, "style">,
  language: Language,
): string {
  if (language === "jp") return "";
  return ownerFontRule(font) || fontPairRules(getFontPair(font));
}
