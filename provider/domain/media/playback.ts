import type { Airing } from "../catalogue/airing.ts";
import {
  broadcastAddress,
  captionsAddress,
  pictureAddress,
  reelAddress,
} from "./media-addresses.ts";
import type { RequestTime } from "../request-time.ts";

type Playable = {
  films: string[];
  transcript: string | null;
  picture: string;
  lengthS: number;
  /** Whether its broadcast can be sought back. */
  rewinds: boolean;
};

/**
 * What the player needs of a content (docs/provider-api.md PA-70), or undefined before its start and
 * when none of its films is there. Broadcasts run on the real clock, so shifting the provider's
 * clock disturbs no one who watches.
 */
export function playbackOf(planned: Playable, air: Airing, time: RequestTime) {
  const films = planned.films.filter((film) => Object.hasOwn(time.manifest.films, film));
  const content = { ...planned, films };
  if (air.state === "scheduled" || films.length === 0) return undefined;
  const poster = pictureAddress(time, content.picture);
  if (air.state === "live") {
    const startS = Math.floor((air.startTime - time.offsetMs) / 1000);
    const { rewinds } = content;
    const base = broadcastAddress(time, { films, startS, rewinds });
    return { hls: `${base}/master.m3u8`, poster, dvr: rewinds };
  }
  const base = reelAddress(time, content.films, content.lengthS);
  return {
    hls: `${base}/master.m3u8`,
    poster,
    ...saidIn(content.transcript ?? "", time),
    storyboard: `${base}/storyboard.vtt`,
  };
}

/** Without a transcript of its own a content has no captions and no chapters: films are shared. */
function saidIn(name: string, time: RequestTime) {
  const { languages = [], chapters = [] } = time.manifest.transcripts.get(name) ?? {};
  const captions = languages.map((lang) => ({
    src: captionsAddress(time, name, lang),
    lang,
    label: nameOfLanguage(lang),
  }));
  return { captions, chapters };
}

/** A language's name in itself: `"de"` → `"Deutsch"`. */
function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
