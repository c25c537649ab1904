import type { WatchedProgress } from "./watched-progress.ts";

/** The position in a film as it is saved in the browser's storage. `at` is when it was saved, epoch ms. */
export type SavedFilmPosition = WatchedProgress & {
  token: string;
  at: number;
  /** For a card of it. */
  title?: string;
  picture?: string;
  art?: string;
  /** The viewer's `viewerMark`; undefined for a visitor. */
  viewer?: string;
};

/** Films saved on this device under one name, the latest first: docs/behaviour.md BE-132. Never throws. */
export type FilmPositionStorage = {
  read: () => SavedFilmPosition[];
  /** False where storage is full or blocked. */
  save: (film: SavedFilmPosition) => boolean;
  forget: (isOver: (film: SavedFilmPosition) => boolean) => void;
};

const maxFilms = 50;
const maxAgeMs = 180 * 86_400_000;

/** The films of visitors; `savedTime` reads the same storage. */
export const deviceProgressStorage = createFilmPositionStorage("mq_watching");
/** Positions of a signed-in viewer that could not be sent. */
export const unsentPositionStorage = createFilmPositionStorage("mq_unsent");

/** The storage of films under one name. */
export function createFilmPositionStorage(name: string): FilmPositionStorage {
  const read = () => parse(textOf(name)).toSorted((a, b) => b.at - a.at);
  const write = (films: SavedFilmPosition[]): boolean => {
    try {
      if (films.length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, textFrom(films));
      return true;
    } catch {
      return false;
    }
  };
  return {
    read,
    save: (film) => {
      const others = read().filter(({ token }) => token !== film.token);
      const films = [film, ...others].filter(({ at }) => film.at - at < maxAgeMs);
      return write(films.slice(0, maxFilms)) || write(films.slice(0, 5));
    },
    forget: (isOver) => {
      const films = read();
      const left = films.filter((film) => !isOver(film));
      if (left.length < films.length) write(left);
    },
  };
}

function textOf(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function textFrom(films: SavedFilmPosition[]): string {
  return JSON.stringify(Object.fromEntries(films.map(({ token, ...film }) => [token, film])));
}

function parse(text: string): SavedFilmPosition[] {
  try {
    const saved: unknown = JSON.parse(text || "{}");
    const entries = typeof saved === "object" && saved !== null ? Object.entries(saved) : [];
    return entries.flatMap(([token, film]) => filmOf(token, film) ?? []);
  } catch {
    return [];
  }
}

function filmOf(token: string, value: unknown): SavedFilmPosition | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { time, duration, at, title, picture, art, viewer }: Record<string, unknown> = { ...value };
  if (!isSeconds(time) || !isSeconds(duration) || typeof at !== "number") return undefined;
  const texts = { title, picture, art, viewer };
  const known = Object.entries(texts).filter(([, text]) => typeof text === "string");
  return { token, time, duration, at, ...Object.fromEntries(known) };
}

function isSeconds(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
