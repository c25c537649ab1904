import type { FilmMedia, MediaManifest } from "./media-manifest.ts";

/** Films that play in turn, over and over, until `segments` segments are full. */
export type Reel = { films: string[]; segments: number };

/** One run of one film inside a reel: its first `segments` segments, from `startS` on. */
export type FilmLoopRun = {
  name: string;
  film: FilmMedia;
  startS: number;
  segments: number;
  lengthS: number;
};

const maxSegments = 21_600;

/**
 * A reel as one part of an address: `formatReelName({films: ["sea", "sun"], segments: 9})` →
 * `"sea+sun~9"`.
 */
export function formatReelName(reel: Reel): string {
  return `${reel.films.join("+")}~${reel.segments}`;
}

/**
 * The way back: `"sea+sun~9"` → the reel, or undefined when a film is unknown or the number is off.
 */
export function parseReelName(name: string, manifest: MediaManifest): Reel | undefined {
  const [, list, count] = /^([a-z0-9+-]+)~(\d{1,6})$/.exec(name) ?? [];
  const films = parseKnownFilms(list, manifest);
  const segments = Number(count);
  if (!films || segments < 1 || segments > maxSegments) return undefined;
  return { films, segments };
}

/** `"sea+sun"` → `["sea", "sun"]`, or undefined when one of them is not in the manifest. */
export function parseKnownFilms(
  list: string | undefined,
  manifest: MediaManifest,
): string[] | undefined {
  const films = list?.split("+") ?? [];
  const known = films.length > 0 && films.every((film) => Object.hasOwn(manifest.films, film));
  return known ? films : undefined;
}

/** The reel of a content that lasts `durationS` seconds, a whole multiple of the segment. */
export function createReel(films: string[], durationS: number, manifest: MediaManifest): Reel {
  return { films, segments: Math.max(1, Math.round(durationS / manifest.segment_s)) };
}

/** The reel as blocks in order; the last one is cut where the reel is full. */
export function listReelBlocks(reel: Reel, manifest: MediaManifest): FilmLoopRun[] {
  const blocks: FilmLoopRun[] = [];
  let left = reel.segments;
  let startS = 0;
  for (let turn = 0; left > 0; turn += 1) {
    const name = reel.films[turn % reel.films.length] ?? "";
    const film = requireFilm(name, manifest);
    const segments = Math.min(left, film.segments);
    const lengthS = filmDurationS(film, segments);
    blocks.push({ name, film, startS, segments, lengthS });
    left -= segments;
    startS += lengthS;
  }
  return blocks;
}

/** Seconds that the reel lasts. */
export function reelDurationS(reel: Reel, manifest: MediaManifest): number {
  return listReelBlocks(reel, manifest).reduce(
    (sumLengths, block) => sumLengths + block.lengthS,
    0,
  );
}

/** The film of that name. Throws when the manifest does not have it. */
export function requireFilm(name: string, manifest: MediaManifest): FilmMedia {
  const film = manifest.films[name];
  if (!film) throw new Error(`The manifest has no film "${name}".`);
  return film;
}

/** Seconds of a film's first segments, by its pictures: sound follows them. */
export function filmDurationS(film: FilmMedia, segments: number): number {
  return sumDurations(film.video[0]?.durations.slice(0, segments) ?? []);
}

/** Adds up, rounded to the microsecond so that sums of decimals stay decimals. */
export function sumDurations(values: number[]): number {
  return Math.round(values.reduce((total, value) => total + value, 0) * 1e6) / 1e6;
}
