import type { Playback } from "../../contract/content.ts";

/** The URLs of a film's files, from the provider's response for the content. */
export type FilmMediaUrls = Pick<Playback, "hls" | "storyboard"> & {
  captions: { lang: string; src: string }[];
  /** When they stop working, epoch ms by the clock of this device; undefined where they last. */
  endsAt?: number | undefined;
};

/**
 * Whether two playlist URLs are of the same film at different times: host, last folder and file are the same, only
 * the signature differs.
 */
export function isSameFilmUrl(one: string, other: string): boolean {
  return filmOf(one) === filmOf(other);
}

// "https://a.example/signed/x/reels/sea~9/master.m3u8?s=1" → "https://a.example sea~9/master.m3u8"
function filmOf(address: string): string {
  const { origin = "", pathname = address } = URL.parse(address) ?? {};
  return `${origin} ${pathname.split("/").slice(-2).join("/")}`;
}

/** The folder of a URL, with its slash: the base of relative URLs in a playlist. */
export function folderOfUrl(address: string): string {
  return address.replace(/[?#].*$/, "").replace(/[^/]*$/, "");
}

/** The URLs by their use. */
export function createFilmMediaUrlMap({
  hls,
  storyboard,
  captions,
}: FilmMediaUrls): Map<string, string> {
  const named = new Map([["hls", hls]]);
  if (storyboard !== undefined) named.set("storyboard", storyboard);
  for (const [use, src] of listCaptionUrlsByUse(captions)) named.set(use, src);
  return named;
}

/** The URLs of captions by language and place among those of it: a film may have several of one language. */
export function listCaptionUrlsByUse(
  captions: readonly { lang: string; src: string }[],
): [use: string, address: string][] {
  const counts = new Map<string, number>();
  return captions.map(({ lang, src }) => {
    const count = (counts.get(lang) ?? 0) + 1;
    counts.set(lang, count);
    return [`captions ${lang} ${count}`, src];
  });
}
