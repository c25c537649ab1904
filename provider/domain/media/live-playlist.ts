import type { MediaManifest } from "./media-manifest.ts";
import {
  formatMediaPlaylist,
  type FilmSegmentRun,
  calculateTargetDurationS,
} from "./media-playlist.ts";
import { requireFilm, parseKnownFilms } from "./reel.ts";
import { listFilmSegments } from "./film-segments.ts";

/** A broadcast that loops films from `startS` (epoch seconds) on, without an end. */
export type LoopingBroadcast = {
  films: string[];
  startS: number;
  /** False where a viewer cannot seek back. */
  rewinds?: boolean;
};

/** How far back a viewer may seek, in seconds. */
export const dvrWindowS = 1800;
/** What is listed where nobody can: enough to start, and to survive a pause of the network. */
const shortWindowS = 40;

/** Segments that are there at the start time: what was sent while the audience took its seats. */
const prerollSegments = 3;

/** A broadcast as one part of an address: `"sea+sun~1750000000"`; `~now` follows where nobody can seek back. */
export function formatBroadcastName({ films, startS, rewinds = true }: LoopingBroadcast): string {
  return `${films.join("+")}~${startS}${rewinds ? "" : "~now"}`;
}

/** The way back, or undefined when a film is unknown or the start is missing. */
export function parseBroadcastName(
  name: string,
  manifest: MediaManifest,
): LoopingBroadcast | undefined {
  const [, list, start, now] = /^([a-z0-9+-]+)~(\d{1,11})(~now)?$/.exec(name) ?? [];
  const films = parseKnownFilms(list, manifest);
  if (!films) return undefined;
  const broadcast = { films, startS: Number(start) };
  return now ? { ...broadcast, rewinds: false } : broadcast;
}

/**
 * The live playlist of one rendition at `now` (epoch ms): the last 30 minutes of whole segments, or 40 s.
 * Pure in the clock: the media sequence counts segments since the broadcast opened, and each turn
 * of a film is one discontinuity, so any two calls agree on every segment that both list. Undefined
 * before the start, or when the films don't have the rendition.
 */
export function formatLivePlaylist(
  broadcast: LoopingBroadcast,
  rendition: string,
  now: number,
  manifest: MediaManifest,
): string | undefined {
  const segmentMs = manifest.segment_s * 1000;
  const opened = broadcast.startS * 1000 - prerollSegments * segmentMs;
  const end = Math.floor((now - opened) / segmentMs);
  if (end < prerollSegments) return undefined;
  const windowS = broadcast.rewinds === false ? shortWindowS : dvrWindowS;
  const sequence = Math.max(0, end - Math.floor(windowS / manifest.segment_s));
  const turn = turnOf(sequence, broadcast.films, manifest);
  const runs = runsBetween(broadcast.films, rendition, { turn, sequence, end }, manifest);
  if (!runs) return undefined;
  const dated = runs.map(({ first, ...run }) => ({ ...run, at: opened + first * segmentMs }));
  const targetS = calculateTargetDurationS(dated, manifest.segment_s);
  const head = { targetS, sequence, discontinuities: turn.number, vod: false };
  return formatMediaPlaylist(head, rendition, dated);
}

type Turn = { number: number; first: number };
type Window = { turn: Turn; sequence: number; end: number };

/**
 * The turn of a film in which segment `index` of the broadcast lies, and that turn's first segment.
 */
function turnOf(index: number, films: string[], manifest: MediaManifest): Turn {
  const lengths = films.map((name) => requireFilm(name, manifest).segments);
  const loop = lengths.reduce((total, length) => total + length, 0);
  let first = Math.floor(index / loop) * loop;
  let number = Math.floor(index / loop) * films.length;
  for (const length of lengths) {
    if (index < first + length) break;
    first += length;
    number += 1;
  }
  return { number, first };
}

function runsBetween(films: string[], rendition: string, window: Window, manifest: MediaManifest) {
  const runs: (FilmSegmentRun & { first: number })[] = [];
  let { number, first } = window.turn;
  while (first < window.end) {
    const name = films[number % films.length] ?? "";
    const film = requireFilm(name, manifest);
    const whole = listFilmSegments(name, film, rendition, film.segments);
    if (!whole) return undefined;
    const from = Math.max(first, window.sequence);
    runs.push({ film: name, segments: whole.slice(from - first, window.end - first), first: from });
    first += film.segments;
    number += 1;
  }
  return runs;
}
