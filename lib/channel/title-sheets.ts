import { processWide } from "../process-wide.ts";

/** A font that is the owner's own: a checked name and an http(s) address. */
export type OwnerFont = { family: string; url: string };

/** Style sheets of titles in owners' own fonts: `lib/front/faces/make-title-sheets.ts` makes them. docs/behaviour.md BE-306. */
export type TitleSheets = {
  /** The address of a font's sheet, where it is made; else it is made for later visits. */
  addressOf: (face: OwnerFont) => string | undefined;
  /** The sheet of a font by the last part of its address; one that this process lacks is made first. */
  read: (face: OwnerFont, name: string) => Promise<string | undefined>;
};

const seat = () => processWide<{ maker?: TitleSheets }>("own-titles", () => ({}));

/** Tells pages who makes them: without anybody there are none. */
export function installTitleSheets(maker: TitleSheets): void {
  seat().maker = maker;
}

/** Who makes them in this process. */
export function installedTitleSheets(): TitleSheets | undefined {
  return seat().maker;
}
