import type { Content } from "../contract/content.ts";
import type { SectionItem, SeriesPosition } from "../contract/sections.ts";
import { pathInSiteOrWebView } from "../urls/site-paths.ts";
import { type CardView, toCardView, omitUndefinedFields } from "./card-view.ts";

/** The film after another one. It plays automatically (`follows`) or is only offered. */
export type NextFilm = Pick<CardView, "token" | "title" | "href" | "picture" | "art"> & {
  follows: boolean;
};

/**
 * The next film after a content: in a series the following episode, else the first related film. After the last
 * episode, and if the viewer would first have to sign in or pay, it does not play automatically. Live and scheduled
 * contents, pages, and contents blocked in the viewer's country are never next. docs/behaviour.md BE-140.
 */
export function findNextFilm(
  content: Content,
  { mobile, untitled }: { mobile?: boolean | undefined; untitled?: string } = {},
): NextFilm | undefined {
  const { token, input, next } = content;
  const films = next.filter((item) => isFilm(item) && item.token !== token);
  const following = input.series && episodeAfter(input.series, films);
  const item = following ?? films.find((film) => !isSameSeries(film, input.series)) ?? films[0];
  if (!item) return undefined;
  const { title, href, picture, art } = toCardView(item, { untitled });
  const isLast = input.series?.episode !== undefined && following === undefined;
  return omitUndefinedFields({
    token: item.token,
    title,
    href: pathInSiteOrWebView(href, mobile),
    picture,
    art,
    follows: isOpen(item, content) && !isLast,
  });
}

/** `user` is set for a signed-in viewer, with a group for one who has paid. */
function isOpen({ access = "free" }: SectionItem, { user }: Content): boolean {
  if (access === "paid") return user?.subscribersGroup !== undefined;
  return access === "free" || user !== undefined;
}

function isFilm({ type, input, blocked }: SectionItem): boolean {
  return type === "video" && !blocked && (input.stream_state ?? "vod") === "vod";
}

function episodeAfter(series: SeriesPosition, films: SectionItem[]): SectionItem | undefined {
  const later = films.filter(
    (film) => isSameSeries(film, series) && order(film.input.series) > order(series),
  );
  return later.sort((a, b) => order(a.input.series) - order(b.input.series))[0];
}

function isSameSeries({ input }: SectionItem, series: SeriesPosition | undefined): boolean {
  if (!series || !input.series) return false;
  const [one, other] = [input.series.token ?? input.series.name, series.token ?? series.name];
  return one === other;
}

/** Episodes of one series in order; one without a number has no place, so nothing comes after it. */
function order(series: SeriesPosition | undefined): number {
  return (series?.season ?? 1) * 10_000 + (series?.episode ?? Number.NaN);
}
