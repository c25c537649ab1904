import { isDeepStrictEqual } from "node:util";
import type {
  CatalogueChannel,
  CatalogueMenuEntry,
  CatalogueSeries,
} from "../../seed/catalogue-channel.ts";
import type { ChannelRecord } from "./catalogue-records.ts";

type NamesOfContents = Pick<ChannelRecord, "profile" | "navigation">;

/** What a channel says of its contents, without those of these tokens; undefined where it names none of them. */
export function removeContentsFromChannel(
  { profile, navigation }: NamesOfContents,
  tokens: ReadonlySet<string>,
): NamesOfContents | undefined {
  const without = {
    profile: withoutContents(profile, tokens),
    navigation: withoutFeatures(navigation, tokens),
  };
  return isDeepStrictEqual(without, { profile, navigation }) ? undefined : without;
}

function withoutContents(profile: CatalogueChannel, tokens: ReadonlySet<string>): CatalogueChannel {
  const { series, topics, rotation, light, withoutRewind } = profile;
  const remains = (token: string) => !tokens.has(token);
  return {
    ...profile,
    ...(series && { series: series.map((one) => withoutEpisodes(one, remains)) }),
    ...(topics && {
      topics: topics.map((topic) => ({ ...topic, contents: topic.contents.filter(remains) })),
    }),
    ...(rotation && { rotation: rotation.filter(remains) }),
    ...(light && {
      light: Object.fromEntries(
        Object.entries(light).map(([time, contents]) => [time, contents.filter(remains)]),
      ),
    }),
    ...(withoutRewind && { withoutRewind: withoutRewind.filter(remains) }),
  };
}

/** A group begins with the episode that is there in the place of its first one. */
function withoutEpisodes(
  { episodes, groups, ...series }: CatalogueSeries,
  remains: (token: string) => boolean,
): CatalogueSeries {
  const countBefore = (first: number) => episodes.slice(0, first - 1).filter(remains).length;
  return {
    ...series,
    ...(groups && {
      groups: groups.map(([name, first]): [string, number] => [name, countBefore(first) + 1]),
    }),
    episodes: episodes.filter(remains),
  };
}

function withoutFeatures(
  entries: CatalogueMenuEntry[],
  tokens: ReadonlySet<string>,
): CatalogueMenuEntry[] {
  return entries.map(({ feature, items, ...entry }) => ({
    ...entry,
    ...(feature !== undefined && !tokens.has(feature) && { feature }),
    items: withoutFeatures(items, tokens),
  }));
}
