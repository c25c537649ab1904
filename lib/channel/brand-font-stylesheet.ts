import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import { fontStylesheetsByFamily } from "./font-stylesheets.ts";
import { getFontPair, findOwnerFont } from "./fonts.ts";
import { getTitleFontStylesheets } from "./title-font-stylesheets.ts";

/**
 * The path of the style sheet of a brand's font faces: `"/fonts/faces/hanken-grotesk.….css"`, or that of the owner's
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
