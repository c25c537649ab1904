import { processWide } from "../process-wide.ts";

/** An owner's font: a checked name and an http(s) URL. */
export type OwnerFont = { family: string; url: string };

/**
 * Style sheets of titles in owners' fonts: `lib/front/faces/make-title-font-stylesheets.ts` makes them. docs/behaviour.md
 * BE-306.
 */
export type TitleFontStylesheets = {
  /** The path of a font's sheet if it is made; otherwise it is made for later visits. */
  addressOf: (face: OwnerFont) => string | undefined;
  /** The sheet of a font by the last segment of its path; it is made first if this process lacks it. */
  read: (face: OwnerFont, name: string) => Promise<string | undefined>;
};

const seat = () => processWide<{ maker?: TitleFontStylesheets }>("own-titles", () => ({}));

/** Sets the maker of these style sheets in this process. Without it pages have none. */
export function setTitleFontStylesheets(maker: TitleFontStylesheets): void {
  seat().maker = maker;
}

/** The maker of these style sheets in this process. */
export function getTitleFontStylesheets(): TitleFontStylesheets | undefined {
  return seat().maker;
}
