import { describe, expect, test } from "vitest";
import { type Content, contentSchema } from "../../../lib/contract/content.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import {
  episodeStructuredData,
  seriesBreadcrumbs,
  listRowItemSeries,
  seriesStructuredData,
} from "../../../lib/seo/series-structured-data.ts";
import { aChannel } from "../../support/samples.ts";

const origin = "https://demo.example.com";
const channel = aChannel({ origin, header: { title: "Meridian" } });
const series = { token: "tideline", name: "Tideline", season: 2, episode: 3 };

function aContent(input: object): Content {
  return parseResponse(contentSchema, { token: "slack", input: { name: "Slack", ...input } }).value;
}
const written = (node: unknown) => (node ? JSON.parse(JSON.stringify(node)) : undefined);

// docs/behaviour.md BE-476
describe("an episode", () => {
  test("is a TVEpisode of its series and season, beside its VideoObject", () => {
    expect(written(episodeStructuredData(channel, aContent({ series })))).toEqual({
      "@context": "https://schema.org",
      "@type": "TVEpisode",
      "@id": `${origin}/video/slack#episode`,
      name: "Slack",
      url: `${origin}/video/slack`,
      episodeNumber: 3,
      partOfSeason: { "@type": "TVSeason", seasonNumber: 2 },
      partOfSeries: {
        "@type": "TVSeries",
        "@id": `${origin}/pages/tideline#series`,
        name: "Tideline",
        url: `${origin}/pages/tideline`,
      },
      video: { "@id": `${origin}/video/slack#video` },
    });
  });

  test("has the page of its series on the way to it", () => {
    expect(seriesBreadcrumbs(aContent({ series }))).toEqual([
      { name: "Tideline", path: "/pages/tideline" },
    ]);
    expect(seriesBreadcrumbs(aContent({ series: { name: "Tideline" } }))).toEqual([]);
  });

  test.each([
    ["a film", {}],
    ["a lesson", { series: { ...series, unit: "lesson" } }],
  ])("is not %s", (_, input) => {
    expect(episodeStructuredData(channel, aContent(input))).toBeUndefined();
  });
});

describe("a page", () => {
  const rows = [{ items: [{}, { series }] }];
  const nodeOf = (path: string) =>
    written(
      seriesStructuredData(channel, { path, description: "The coast." }, listRowItemSeries(rows)),
    );

  test("of a series whose episodes it lists is a TVSeries", () => {
    expect(nodeOf("/pages/tideline")).toEqual({
      "@context": "https://schema.org",
      "@type": "TVSeries",
      "@id": `${origin}/pages/tideline#series`,
      name: "Tideline",
      url: `${origin}/pages/tideline`,
      description: "The coast.",
    });
  });

  test("that lists episodes of other series is none", () => {
    expect(nodeOf("/pages/nature")).toBeUndefined();
  });
});
