import type { TVEpisode, TVSeries } from "schema-dts";
import type { Channel } from "../contract/channel.ts";
import type { Content } from "../contract/content.ts";
import type { SeriesPosition } from "../contract/sections.ts";
import { pagePath } from "../urls/site-paths.ts";
import { absoluteAddress } from "./canonical-urls.ts";
import type { Breadcrumb } from "./breadcrumbs.ts";
import { videoCanonicalPath } from "./canonical-path.ts";
import { cutTextAtWord } from "./meta-text.ts";
import { type SchemaOrgNode, withSchemaOrgContext } from "./structured-data.ts";

/** The series of a content, if it is one of episodes: lessons are parts of a course. docs/behaviour.md BE-476 */
export function filterEpisodicSeries(
  series: SeriesPosition | undefined,
): SeriesPosition | undefined {
  return series?.unit === "lesson" ? undefined : series;
}

/** An episode as schema.org `TVEpisode` with its series, beside its `VideoObject`; undefined for other contents. */
export function episodeStructuredData(
  channel: Channel,
  { token, input }: Content,
): SchemaOrgNode | undefined {
  const series = filterEpisodicSeries(input.series);
  if (!series) return undefined;
  const url = absoluteAddress(channel, videoCanonicalPath(token));
  const { season, episode } = series;
  const node: TVEpisode = {
    "@type": "TVEpisode",
    "@id": `${url}#episode`,
    name: cutTextAtWord(input.name, 300),
    url,
    episodeNumber: episode,
    partOfSeason: season === undefined ? undefined : { "@type": "TVSeason", seasonNumber: season },
    partOfSeries: seriesNode(channel, series),
    video: { "@id": `${url}#video` },
  };
  return withSchemaOrgContext(node);
}

/** The page of a series, by the series of the contents in its rows: `TVSeries`; undefined for other pages. */
export function seriesStructuredData(
  channel: Channel,
  page: { path: string; description?: string | undefined },
  series: readonly (SeriesPosition | undefined)[],
): SchemaOrgNode | undefined {
  const pageSeries = findPageSeries(page.path, series);
  if (!pageSeries) return undefined;
  return withSchemaOrgContext({
    ...seriesNode(channel, pageSeries),
    description: cutTextAtWord(page.description, 2_000),
  });
}

/** The series of the contents in some rows. */
export function listRowItemSeries(
  rows: readonly { items: readonly { series?: SeriesPosition }[] }[],
): (SeriesPosition | undefined)[] {
  return rows.flatMap(({ items }) => items.map(({ series }) => series));
}

/** The series whose page has this path, by the series of the contents in its rows. */
export function findPageSeries(
  path: string,
  series: readonly (SeriesPosition | undefined)[],
): SeriesPosition | undefined {
  return series
    .map(filterEpisodicSeries)
    .find((each) => each?.token !== undefined && pagePath(each.token) === path);
}

/** The page of an episode's series, as a step on the way to the episode. */
export function seriesBreadcrumbs({ input: { series } }: Content): Breadcrumb[] {
  if (series?.token === undefined) return [];
  return [{ name: series.name, path: pagePath(series.token) }];
}

function seriesNode(channel: Channel, { token, name }: SeriesPosition): TVSeries {
  const url = token === undefined ? undefined : absoluteAddress(channel, pagePath(token));
  return {
    "@type": "TVSeries",
    "@id": url && `${url}#series`,
    name: cutTextAtWord(name, 300),
    url,
  };
}
