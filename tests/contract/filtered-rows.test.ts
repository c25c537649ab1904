import { describe, expect, it } from "vitest";
import { sectionItemsSchema, sectionsSchema } from "../../lib/contract/sections.ts";
import type { SeedCatalogue } from "../../provider/seed/catalogue-schema.ts";
import { channelOf, film } from "./support/channel-of.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const shelf = channelOf(
  "shelf",
  [
    film("b", "B", { publishedDaysAgo: 20, durationS: 60 }),
    film("a", "A", { publishedDaysAgo: 30, durationS: 12 * 60 }),
    film("d", "D", { publishedDaysAgo: 5, durationS: 50 * 60 }),
    film("c", "C", { publishedDaysAgo: 10, durationS: 60, keywords: ["night, late"] }),
    film("live", "Live", { state: "live", minutes: 5 }),
    film("elsewhere", "Elsewhere", { publishedDaysAgo: 1, durationS: 60 }),
    film("abroad", "Abroad", { publishedDaysAgo: 40, durationS: 60 }),
  ],
  {
    rights: [
      { token: "danish", content: "abroad", kind: "window", territory: { allowed: ["DK"] } },
    ],
  },
);
shelf.channel.topics = [
  { name: "Lakes", contents: ["a", "b", "elsewhere"] },
  { name: "Woods", contents: ["c"] },
];
const order = ["d", "a", "live", "c", "b", "abroad"];
type Section = SeedCatalogue["pages"][number]["sections"][number];
const row: Section = { token: "all", role: "content", type: "video", layout: "grid", pageSize: 4 };
shelf.pages.push({
  token: "films",
  url: "films",
  name: "Films",
  picture: "harbour-hero",
  sections: [
    { ...row, items: order, showFilters: true },
    { ...row, token: "plain", items: order },
    {
      ...row,
      token: "tabbed",
      showFilters: true,
      tabs: [
        { token: "one", name: "One", items: ["d", "a"] },
        { token: "two", name: "Two", items: ["c", "b", "a"] },
      ],
    },
  ],
});

describe.each(databases)("a row with filters on $name", (database) => {
  const { whole } = useProvider(database, { catalogues: [shelf] });
  const items = (query: string, section = "all") =>
    whole(sectionItemsSchema, `/ch/shelf/pages/films/sections/${section}/content?${query}`, {
      ...asSite,
      "X-Viewer-Country": "NO",
    });
  const tokens = async (query: string, section?: string) =>
    (await items(query, section)).data.map(({ token }) => token);

  it("I22: the section says that it has filters", async () => {
    const { data } = await whole(sectionsSchema, "/ch/shelf/pages/films/sections");
    expect(data.map(({ style }) => style.showFilters)).toEqual([true, undefined, true]);
  });

  it.each([
    ["the owner's order by default", "", order],
    ["the newest first", "sort_by=-start_time", ["live", "d", "c", "b", "a", "abroad"]],
    ["the oldest first", "sort_by=start_time", ["abroad", "a", "b", "c", "d", "live"]],
    ["the owner's order for an unknown one", "sort_by=name", order],
  ])("I22: items come in %s, page by page", async (_, query, expected) => {
    const pages = await Promise.all([1, 2, 3].map((page) => tokens(`${query}&page=${page}`)));
    expect(pages).toEqual([expected.slice(0, 4), expected.slice(4), []]);
  });

  it.each([
    ["metadata.topic:Lakes", ["a", "b"]],
    ["metadata.topic:Lakes,metadata.topic:Woods", ["a", "c", "b"]],
    ["metadata.topic:Lakes,metadata.length:short", ["b"]],
    ["stream_state:live", ["live"]],
    ["tags:night%252C late", ["c"]],
    ["metadata.topic:Moon", []],
    ["nonsense,tags,:,metadata.length:short", ["c", "b", "abroad"]],
  ])("I22: filter_by=%s selects items of the row", async (filter, expected) => {
    expect(await tokens(`filter_by=${filter}`)).toEqual(expected);
  });

  it("I22: paging counts the items that pass, and keeps order and filter", async () => {
    const query = "sort_by=start_time&filter_by=stream_state:vod";
    const first = await items(query);
    expect(first.paging).toEqual({ page: 1, total_items: 5, page_size: 4, pending_page: 2 });
    expect(await tokens(`${query}&page=2`)).toEqual(["d"]);
  });

  it("I22: facets count the row's items for the other filters", async () => {
    const all = await items("");
    expect(all.facets).toEqual([
      { param: "stream_state", values: [values("vod", 5), values("live", 1)] },
      { param: "metadata.topic", values: [values("Lakes", 2), values("Woods", 1)] },
      {
        param: "metadata.length",
        values: [values("short", 3), values("medium", 1), values("long", 1)],
      },
    ]);
    const { facets } = await items("filter_by=metadata.topic:Woods");
    expect(facets?.find(({ param }) => param === "metadata.topic")?.values).toHaveLength(2);
    expect(facets?.find(({ param }) => param === "metadata.length")?.values).toEqual([
      values("short", 1),
    ]);
  });

  it("I22: a tab is ordered and filtered on its own", async () => {
    expect(await tokens("sort_by=start_time", "tabbed")).toEqual(["a", "d"]);
    expect(await tokens("sort_by=start_time&tab=two", "tabbed")).toEqual(["a", "b", "c"]);
    const { facets } = await items("tab=two", "tabbed");
    expect(facets?.find(({ param }) => param === "metadata.topic")?.values).toEqual([
      values("Lakes", 2),
      values("Woods", 1),
    ]);
  });

  it("I22: an item that is closed to the country is marked", async () => {
    const { data } = await items("sort_by=start_time");
    expect(data.map(({ blocked }) => blocked)).toEqual(["GEO_BLOCK", ...Array(3).fill(undefined)]);
  });

  it("I22: a row without filters ignores both parameters and sends no facets", async () => {
    const plain = await items("sort_by=start_time&filter_by=stream_state:live", "plain");
    expect(plain.data.map(({ token }) => token)).toEqual(order.slice(0, 4));
    expect(plain).not.toHaveProperty("facets");
  });
});

function values(value: string, count: number) {
  return { value, count };
}
