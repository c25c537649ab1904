import type { Playback } from "../../contract/content.ts";

/** The URLs of a film's files, from the provider's response for the content. */
export type FilmAddresses = Pick<Playback, "hls" | "storyboard"> & {
  captions: { lang: string; src: string }[];
  /** When they stop working, epoch ms by the clock of this device; undefined where they last. */
  endsAt?: number | undefined;
};

/**
 * Whether two playlist URLs are of the same film at different times: host, last folder and file are the same, only
 * the signature differs.
 */
export function isSameFilm(one: string, other: string): boolean {
  return filmOf(one) === filmOf(other);
}

// "https://a.example/signed/x/reels/sea~9/master.m3u8?s=1" → "https://a.example sea~9/master.m3u8"
function filmOf(address: string): string {
  const { origin = "", pathname = address } = URL.parse(address) ?? {};
  return `${origin} ${pathname.split("/").slice(-2).join("/")}`;
}

/** The folder of a URL, with its slash: the base of relative URLs in a playlist. */
export function folderOf(address: string): string {
  return address.replace(/[?#].*$/, "").replace(/[^/]*$/, "");
}

/** The URLs by their use. */
export function filmAddressesByUse({
  hls,
  storyboard,
  captions,
}: FilmAddresses): Map<string, string> {
  const named = new Map([["hls", hls]]);
  if (storyboard !== undefined) named.set("storyboard", storyboard);
  for (const { lang, src } of captions) named.set(`captions ${lang}`, src);
  return named;
}
