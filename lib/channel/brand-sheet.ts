import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import { faceSheets } from "./face-sheets.ts";
import { fontPair, findOwnerFont } from "./fonts.ts";
import { installedTitleSheets } from "./title-sheets.ts";

/**
 * The path of the style sheet of a brand's font faces: `"/fonts/faces/hanken-grotesk.….css"`, or that of the owner's
 * font once it is made. Undefined in Japanese, which uses the device's fonts. docs/behaviour.md BE-304.
 */
export function brandSheet(
  { style: { font } }: Pick<Channel, "style">,
  language: Language,
): string | undefined {
  if (language === "jp") return undefined;
  const ownerFont = findOwnerFont(font);
  return ownerFont
    ? installedTitleSheets()?.addressOf(ownerFont)
    : faceSheets[fontPair(font).display];
}
