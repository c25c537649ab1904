import type { CatalogueContent } from "../catalogue.ts";

type Common = Omit<CatalogueContent, "state" | "minutes" | "durationS" | "publishedDaysAgo">;

/**
 * A film that is there to watch: `vod({ length: "12:40", … })` lasts 760 s.
 * `length` is minutes and seconds; seconds are a multiple of four, as the reel's segments are.
 */
export function vod(
  entry: Common & { length: `${number}:${number}`; publishedDaysAgo: number },
): CatalogueContent {
  const { length, ...rest } = entry;
  const [minutes, seconds] = length.split(":").map(Number);
  return { ...rest, durationS: (minutes ?? 0) * 60 + (seconds ?? 0), state: "vod" };
}

/** A broadcast that started `minutes` ago and has no end. */
export function live(entry: Common & { minutes: number }): CatalogueContent {
  return { ...entry, durationS: 0, state: "live", publishedDaysAgo: 0 };
}

/** A broadcast that starts in `minutes`. */
export function scheduled(entry: Common & { minutes: number }): CatalogueContent {
  return { ...entry, durationS: 0, state: "scheduled", publishedDaysAgo: 1 };
}

/** `tokensOf(contents)` → their tokens in order, for rows that show a whole shelf. */
export function tokensOf(entries: { token: string }[]): string[] {
  return entries.map((entry) => entry.token);
}
