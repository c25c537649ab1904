import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { getFontPair } from "../../channel/fonts.ts";
import type { OwnerFont, TitleFontStylesheets } from "../../channel/title-font-stylesheets.ts";
import { type TitleFontPart, titleFontFaceRules } from "../../channel/title-font-face-rules.ts";
import { hashStylesheet } from "./make-font-stylesheet.ts";

/** The functions that make the sheets, and the one that reports errors. */
export type TitleFontStylesheetOptions = {
  fetchFont: (address: string) => Promise<Buffer>;
  subset: (font: Buffer, weight: number) => Promise<TitleFontPart[] | undefined>;
  onError: (what: string, reason: unknown) => void;
  /** In milliseconds. */
  now?: () => number;
};

/** The name of a font's sheet; undefined if the font has none. */
type Known = { name: string | undefined; until: number };

const lifeMs = 24 * 3_600_000;
const pauseAfterFailureMs = 600_000;
const maxSheetBytes = 4 * 1024 * 1024;
const maxWaiting = 50;

const folder = "/own-titles/";

/**
 * Makes the style sheets of titles in owners' fonts, one at a time and in the background. They are cached in memory,
 * up to 4 MB. A font is checked again after a day, or ten minutes after it failed. A sheet's name is the hash of its
 * text, so it is the same in every process. docs/behaviour.md BE-306.
 */
export function makeTitleFontStylesheets({
  fetchFont,
  subset,
  onError,
  now = Date.now,
}: TitleFontStylesheetOptions): TitleFontStylesheets {
  const known = new LRUCache<string, Known>({ max: 1_000 });
  const sheets = new LRUCache<string, string>({
    maxSize: maxSheetBytes,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<void>>();
  const queue = new PQueue({ concurrency: 1 });

  const make = async (face: OwnerFont): Promise<string | undefined> => {
    const { weight } = getFontPair(face).settings;
    const parts = await subset(await fetchFont(face.url), weight);
    if (parts === undefined) return undefined;
    const css = titleFontFaceRules(face.family, weight, parts);
    const name = `${hashStylesheet(css)}.css`;
    sheets.set(name, css);
    return name;
  };
  const learn = async (key: string, face: OwnerFont): Promise<void> => {
    try {
      known.set(key, { name: await make(face), until: now() + lifeMs });
    } catch (error) {
      onError("own-titles", error);
      // The previous sheet stays valid.
      known.set(key, { name: known.get(key)?.name, until: now() + pauseAfterFailureMs });
    }
  };
  /** Resolves when a font is known; simultaneous requests share one promise. */
  const refresh = (face: OwnerFont): Promise<void> => {
    const key = `${face.family} ${face.url}`;
    const running = underWay.get(key);
    if (running) return running;
    if (queue.size >= maxWaiting) return Promise.resolve();
    const refreshing = queue.add(() => learn(key, face)).finally(() => underWay.delete(key));
    underWay.set(key, refreshing);
    return refreshing;
  };
  const knownOf = ({ family, url }: OwnerFont) => known.get(`${family} ${url}`);
  const isFresh = (face: OwnerFont) => now() < (knownOf(face)?.until ?? 0);
  const has = (name: string | undefined) => name !== undefined && sheets.has(name);

  return {
    addressOf: (face) => {
      const name = knownOf(face)?.name;
      const isLost = name !== undefined && !has(name);
      if (!isFresh(face) || isLost) void refresh(face);
      return has(name) ? folder + name : undefined;
    },
    read: async (face, name) => {
      if (!has(name) && (!isFresh(face) || knownOf(face)?.name === name)) await refresh(face);
      return sheets.get(name);
    },
  };
}
