import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import { faceSheets } from "./face-sheets.ts";
import { fontPair, findOwnerFont } from "./fonts.ts";
import { installedTitleSheets } from "./title-sheets.ts";

/**
 * The address of the style sheet of a brand's faces: `"/fonts/faces/hanken-grotesk.….css"`, or that of titles in the
 * owner's own font once it is made. None in Japanese, which is set in the device's faces. docs/behaviour.md BE-304.
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
