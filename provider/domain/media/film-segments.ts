import type { FilmMedia, MediaManifest } from "./media-manifest.ts";
import { filmDurationS, sumDurations } from "./reel.ts";

/** A segment of a media playlist: `uri` is relative to the folder of the playlist. */
export type FilmSegment = { uri: string; durationS: number };

/**
 * The first `count` segments of a film in one rendition. Sound is cut at frames of its own length,
 * so its segments differ by milliseconds; the last one takes up the difference, and every rendition
 * of a block lasts equally long.
 */
export function listFilmSegments(
  name: string,
  film: FilmMedia,
  rendition: string,
  count: number,
): FilmSegment[] | undefined {
  const durations = durationsOf(film, rendition)?.slice(0, count);
  if (!durations) return undefined;
  const rest = filmDurationS(film, count) - sumDurations(durations.slice(0, -1));
  return durations.map((durationS, index) => ({
    uri: `${name}/${rendition}/${index}.m4s`,
    durationS: index === durations.length - 1 ? rest : durationS,
  }));
}

/**
 * The file of the assets that a playlist or a storyboard names: `findSegmentFile("sea", "240p/0.m4s", manifest)` →
 * `"films/sea/240p/0.m4s"`; undefined for what none of them names.
 */
export function findSegmentFile(
  name: string,
  path: string,
  { films }: MediaManifest,
): string | undefined {
  const film = films[name];
  const [, rendition = "", file] = /^(\w+)\/(init\.mp4|\d{1,5}\.m4s)$/.exec(path) ?? [];
  const isNamed = film && file ? durationsOf(film, rendition) : film && path === "storyboard.webp";
  return isNamed ? `films/${name}/${path}` : undefined;
}

function durationsOf(film: FilmMedia, rendition: string): number[] | undefined {
  if (rendition === film.audio.name) return film.audio.durations;
  return film.video.find((video) => video.name === rendition)?.durations;
}
