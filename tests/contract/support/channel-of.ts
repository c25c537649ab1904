import type { SeedCatalogue, CatalogueContent } from "../../../provider/seed/catalogue-schema.ts";
import { harbour } from "./catalogue.ts";

/** A film of the test catalogues by its name. Its token is `token`. */
export function film(
  token: string,
  name: string,
  more: Partial<CatalogueContent> = {},
): CatalogueContent {
  return {
    token,
    name,
    description: "–",
    durationS: 120,
    picture: "harbour-hero",
    films: [],
    keywords: [],
    state: "vod",
    publishedDaysAgo: 9,
    ...more,
  };
}

/** A channel with these contents and no pages, for searches. */
export function channelOf(
  token: string,
  contents: CatalogueContent[],
  more: Partial<SeedCatalogue> = {},
): SeedCatalogue {
  const channel = { ...harbour.channel, token, channelId: `ch_${token}`, adsTxt: undefined };
  return {
    ...harbour,
    channel: { ...channel, series: [], topics: [], registration: undefined },
    pages: harbour.pages.slice(2, 3).map((page) => ({ ...page, token: "home", url: "" })),
    contents,
    paywalls: [],
    promos: [],
    ...more,
  };
}
