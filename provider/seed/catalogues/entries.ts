import type { PersonRole } from "../../../lib/contract/content.ts";
import type {
  CatalogueContent,
  CataloguePage,
  CatalogueSeries,
  CatalogueTopic,
} from "../catalogue.ts";

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

/** A broadcast that started `minutes` ago and lasts so many `hours`; without them it has no end. */
export function live({
  hours = 0,
  ...entry
}: Common & { minutes: number; hours?: number }): CatalogueContent {
  return { ...entry, durationS: hours * 3600, state: "live", publishedDaysAgo: 0 };
}

/** A broadcast that starts in `minutes`, or at the first `hour` after them. */
export function scheduled(entry: Common & { minutes: number }): CatalogueContent {
  return { ...entry, durationS: 0, state: "scheduled", publishedDaysAgo: 1 };
}

/** A page that begins with a hero, which plays the first of these: `covered(tideline)` → `{ cover: "tideline-slack-water" }`. */
export function covered(
  [first]: CatalogueContent[],
  coverPicture?: string,
): Pick<CataloguePage, "cover" | "coverPicture"> {
  return { cover: first?.token, coverPicture };
}

/** `tokensOf(contents)` → their tokens in order, for rows that show a whole shelf. */
export function tokensOf(entries: { token: string }[]): string[] {
  return entries.map((entry) => entry.token);
}

/** A list without some of it: `without(["a", "b"], ["a"])` → `["b"]`. */
export function without(tokens: string[], others: string[]): string[] {
  return tokens.filter((token) => !others.includes(token));
}

/** One of each in turn, so that no neighbours share a picture: `alternate([a, b], [c])` → `[a, c, b]`. */
export function alternate(...shelves: CatalogueContent[][]): CatalogueContent[] {
  const maxLength = Math.max(...shelves.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, place) =>
    shelves.flatMap((shelf) => shelf.slice(place, place + 1)),
  ).flat();
}

/** A series of these episodes in order, which the owner calls by `unit`; `page` is the token of its page. */
export function series(
  page: string,
  name: string,
  episodes: CatalogueContent[],
  { unit = "episode", ...more }: Pick<CatalogueSeries, "unit" | "season" | "groups"> = {},
): CatalogueSeries {
  const extent = { parts: `${episodes.length} ${unit}s`, partsS: lengthOf(episodes) };
  return { token: page, name, unit, ...more, episodes: tokensOf(episodes), ...extent };
}

/** How long they last one after the other, in seconds. */
export function lengthOf(contents: CatalogueContent[]): number {
  return contents.reduce((sum, { durationS }) => sum + durationS, 0);
}

/** What the page of that name gathers, which the owner calls `parts`. */
export function topic(name: string, contents: CatalogueContent[], parts?: string): CatalogueTopic {
  return {
    name,
    contents: tokensOf(contents),
    parts: parts && contents.length > 1 ? `${contents.length} ${parts}` : undefined,
  };
}

/** Those contents that have the keyword. */
export function about(keyword: string, contents: CatalogueContent[]): CatalogueContent[] {
  return contents.filter((content) => content.keywords.includes(keyword));
}

/** The same contents, each with those who did `role` for it: `credited(all, "teacher", [["Ada", ["loops"]]])`. */
export function credited(
  contents: CatalogueContent[],
  role: PersonRole,
  credits: [name: string, tokens: string[]][],
): CatalogueContent[] {
  return contents.map((content) => {
    const own = credits.filter(([, tokens]) => tokens.includes(content.token));
    return own.length > 0 ? { ...content, people: own.map(([name]) => name), role } : content;
  });
}

/** The same contents, whose people all did `role` for them. */
export function madeBy(role: PersonRole, contents: CatalogueContent[]): CatalogueContent[] {
  return contents.map((content) => (content.people ? { ...content, role } : content));
}
