import type { CatalogueChannel } from "../../seed/catalogue.ts";

/** What a channel tells of its series and topics. */
export type Collections = Pick<CatalogueChannel, "series" | "topics">;

/** `series` and `topic` of a content as items and contents tell them: docs/provider-api.md PA-78. */
export function collectionsOf(token: string, { series = [], topics = [] }: Collections) {
  const own = series.find(({ episodes }) => episodes.includes(token));
  return {
    series: own && {
      token: own.token,
      name: own.name,
      season: own.season,
      episode: own.episodes.indexOf(token) + 1,
      episodes: own.episodes.length,
    },
    topic: topics.find(({ contents }) => contents.includes(token))?.name,
  };
}

/** Tokens of the episodes that follow in the content's series, in order. */
export function episodesAfter(token: string, { series = [] }: Collections): string[] {
  const own = series.find(({ episodes }) => episodes.includes(token));
  return own ? own.episodes.slice(own.episodes.indexOf(token) + 1) : [];
}
