import { type TimeOfDay, timesOfDay } from "../../../lib/contract/sections.ts";
import type { CatalogueChannel, CatalogueSeries } from "../../seed/catalogue-channel.ts";

/** The responses about a channel's series and topics, its arrivals and departures, and flashing light. */
export type ChannelCollections = Pick<CatalogueChannel, "series" | "topics" | "rotation" | "light">;

/** `series` and `topic` of a content in responses of items and contents: docs/provider-api.md PA-78. */
export function createSeriesAndTopicFields(
  token: string,
  { series = [], topics = [] }: ChannelCollections,
) {
  const seriesOfContent = series.find(({ episodes }) => episodes.includes(token));
  const episode = seriesOfContent && seriesOfContent.episodes.indexOf(token) + 1;
  return {
    series: seriesOfContent && {
      token: seriesOfContent.token,
      name: seriesOfContent.name,
      season: seriesOfContent.season,
      episode,
      episodes: seriesOfContent.episodes.length,
      unit: seriesOfContent.unit,
      group: seriesOfContent.groups?.findLast(([, from]) => from <= (episode ?? 0))?.[0],
    },
    topic: topics.find(({ contents }) => contents.includes(token))?.name,
  };
}

/** A series with how many parts it has, and how long they last, unless somebody wrote it down. `lengths` are seconds. */
export function countSeriesParts(
  series: CatalogueSeries,
  lengths: ReadonlyMap<string, number>,
): CatalogueSeries {
  const { episodes, unit, parts, partsS } = series;
  const lengthS = episodes.reduce((sum, token) => sum + (lengths.get(token) ?? 0), 0);
  return {
    ...series,
    parts: parts ?? (unit && `${episodes.length} ${unit}s`),
    partsS: partsS ?? lengthS,
  };
}

/** The access of a page of a series or a topic, and the number of its contents: docs/provider-api.md PA-78. */
export function createSeriesOrTopicPageFields(
  page: { token: string; name: string },
  channel: ChannelCollections,
) {
  const { series = [], topics = [] } = channel;
  const seriesOfContent =
    series.find(({ token }) => token === page.token) ??
    topics.find(({ name }) => name === page.name);
  return {
    level: seriesOfContent?.level,
    badge: seriesOfContent?.parts,
    duration_s: seriesOfContent?.partsS || undefined,
  };
}

/** The light of a content: docs/provider-api.md PA-78. */
export function findContentTimeOfDay(
  token: string,
  { light = {} }: ChannelCollections,
): TimeOfDay | undefined {
  return timesOfDay.find((name) => light[name]?.includes(token));
}

const day = 24 * 60 * 60 * 1000;

/** From when and until when (epoch ms) a content of the channel's rotation is there, at `now`: docs/wire-rules.md I16. */
export function findRotationPeriod(
  token: string,
  { rotation = [] }: ChannelCollections,
  now: number,
) {
  const turn = rotation.indexOf(token);
  if (turn === -1) return undefined;
  const today = Math.floor(now / day);
  const sinceDays = (((today - turn) % rotation.length) + rotation.length) % rotation.length;
  const from = (today - sinceDays) * day;
  return { from, until: from + rotation.length * day };
}

/** Tokens of the episodes that follow in the content's series, in order. */
export function listFollowingEpisodes(
  token: string,
  { series = [] }: ChannelCollections,
): string[] {
  const seriesOfContent = series.find(({ episodes }) => episodes.includes(token));
  return seriesOfContent
    ? seriesOfContent.episodes.slice(seriesOfContent.episodes.indexOf(token) + 1)
    : [];
}
