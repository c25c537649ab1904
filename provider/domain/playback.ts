import type { Airing } from "./airing.ts";
import { captionLanguages } from "./captions.ts";
import { chaptersOf } from "./chapters.ts";
import { broadcastAddress, pictureAddress, reelAddress } from "./media-addresses.ts";
import type { Moment } from "./moment.ts";
import { reelOf } from "./reel.ts";

type Playable = { films: string[]; picture: string; lengthS: number };

/**
 * What the player needs of a content (contract.md, Playback), or undefined before its start and
 * when none of its films is there. Broadcasts run on the real clock, so shifting the provider's
 * clock disturbs no one who watches.
 */
export function playbackOf(planned: Playable, air: Airing, moment: Moment) {
  const films = planned.films.filter((film) => Object.hasOwn(moment.manifest.films, film));
  const content = { ...planned, films };
  if (air.state === "scheduled" || films.length === 0) return undefined;
  const poster = pictureAddress(moment, content.picture);
  if (air.state === "live") {
    const started = air.startTime - moment.offsetMs;
    const base = broadcastAddress(moment, content.films, started);
    return { hls: `${base}/master.m3u8`, poster, dvr: true };
  }
  const base = reelAddress(moment, content.films, content.lengthS);
  return {
    hls: `${base}/master.m3u8`,
    poster,
    captions: captionLanguages(content.films, moment.manifest).map((lang) => ({
      src: `${base}/captions.${lang}.vtt`,
      lang,
      label: nameOfLanguage(lang),
    })),
    chapters: chaptersOf(reelOf(content.films, content.lengthS, moment.manifest), moment.manifest),
    storyboard: `${base}/storyboard.vtt`,
  };
}

/** A language's name in itself: `"de"` → `"Deutsch"`. */
function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
