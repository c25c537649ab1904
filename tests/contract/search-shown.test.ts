import { describe, expect, it } from "vitest";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import type { CatalogueRightsRule } from "../../provider/seed/catalogue-schema.ts";
import { channelOf, film } from "./support/channel-of.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const speaking = { transcript: "first" };
const rights: CatalogueRightsRule[] = [
  { token: "danish", content: "abroad", kind: "window", territory: { allowed: ["DK"] } },
  { token: "over", content: "over", kind: "window", untilInDays: -1 },
  { token: "ahead", content: "ahead", kind: "window", fromDaysAgo: -1 },
  { token: "doors", content: "premiere", kind: "embargo", minutes: 30 },
  { token: "no-vpn", content: "no-vpn", kind: "vpn" },
];
const pier = channelOf(
  "pier",
  [
    film("open", "Open Pier", {
      ...speaking,
      durationS: 12 * 60,
      keywords: ["wood", "night, late"],
    }),
    film("short", "Short Pier", { transcript: "second", durationS: 60, publishedDaysAgo: 3 }),
    film("signed-in", "Signed-in Pier", { ...speaking, access: "signed_in" }),
    film("paid", "Paid Pier", { ...speaking, access: "paid" }),
    film("abroad", "Danish Pier", speaking),
    film("no-vpn", "Guarded Pier", speaking),
    film("over", "Former Pier", { ...speaking, description: "Zweitausend Bretter." }),
    film("ahead", "Coming Pier", speaking),
    film("premiere", "Premiere Pier", { state: "scheduled", minutes: 120 }),
    film("on-air", "Pier Camera", { state: "live", minutes: 5, publishedDaysAgo: 0 }),
    film("newest", "Pier Walk", { publishedDaysAgo: 0, durationS: 50 * 60 }),
    film("older", "Pier Work", { publishedDaysAgo: 30 }),
  ],
  { rights },
);
pier.channel.topics = [{ name: "Wood", contents: ["open", "older"] }];
const closed = channelOf("closed", [film("all", "Closed Pier", speaking)], {
  rights: [{ token: "all", kind: "window", untilInDays: -1 }],
});
const members = channelOf("members", [film("inside", "Members' Pier", speaking)]);
members.channel.subscriptionType = "force";

describe.each(databases)("the visible search results on $name", (database) => {
  const { whole } = useProvider(database, { catalogues: [pier, closed, members] });
  const from = (country: string) => ({ ...asSite, "X-Viewer-Country": country });
  const search = (q: string, more: Record<string, string> = {}, headers = from("DK")) => {
    const query = new URLSearchParams({ q, ...more }).toString();
    return whole(
      sectionItemsSchema,
      `/ch/pier/pages/search/sections/search/content?${query}`,
      headers,
    );
  };
  const tokens = async (...args: Parameters<typeof search>) =>
    (await search(...args)).data.map(({ token }) => token);

  it("S15: a line of the captions links to its second", async () => {
    const { data } = await search("second speaks");
    expect(data.map(({ token, match }) => [token, match])).toEqual([
      ["short", { start_s: 13, text: "second speaks" }],
    ]);
  });

  it("S15: a sound in brackets is not searched", async () => {
    expect(await tokens("whistling kettle")).toEqual([]);
    const { data } = await search("somebody answers");
    expect(data.map(({ token, match }) => [token, match])).toEqual([
      ["short", { start_s: 25, text: "Somebody answers" }],
    ]);
  });

  it("S15: a line is in the language of the request, where there is one", async () => {
    const first = async (language: string) => {
      const headers = { ...from("DK"), "Accept-Language": language };
      return (await search("danach", {}, headers)).data[0]?.match?.text;
    };
    expect([await first("de"), await first("en")]).toEqual(["Danach", "Danach"]);
  });

  it("S15: a content whose name matches has no line", async () => {
    const { data } = await search("open pier");
    expect(data[0]).toMatchObject({ token: "open" });
    expect(data[0]?.match).toBeUndefined();
  });

  it("S16: captions of contents that require an account or a payment are not searched", async () => {
    expect(await tokens("first speaks")).toEqual(["open", "abroad"]);
    const path = "/ch/members/pages/search/sections/search/content?q=speaks";
    expect((await whole(sectionItemsSchema, path)).data).toEqual([]);
  });

  it("S16: captions of contents that a country or an address may close are not searched", async () => {
    expect(await tokens("first speaks", {}, from("SE"))).toEqual(["open"]);
    expect(await tokens("guarded pier")).toEqual(["no-vpn"]);
  });

  it("S17: a content that is closed to everybody is not found, by no word and no correction", async () => {
    expect(await tokens("former")).toEqual([]);
    expect(await tokens("coming")).toEqual([]);
    expect(await tokens("premiere")).toEqual([]);
    expect(await search("breter")).toMatchObject({ data: [], facets: [] });
    expect((await search("breter")).did_you_mean).toBeUndefined();
    const path = "/ch/closed/pages/search/sections/search/content?q=pier";
    expect((await whole(sectionItemsSchema, path)).paging.total_items).toBe(0);
  });

  it("S17: a content that only the country closes is found, and says so", async () => {
    const { data } = await search("danish", {}, from("SE"));
    expect(data).toMatchObject([{ token: "abroad", blocked: "GEO_BLOCK" }]);
  });

  it("S18: live contents come first, then the latest, where the words match equally", async () => {
    const found = await tokens("pier w");
    expect(found.slice(0, 3)).toEqual(["newest", "older", "on-air"]);
    const whole = await tokens("pier");
    expect(whole.slice(0, 3)).toEqual(["on-air", "newest", "older"]);
  });

  it("S19: facets count the results of the query and the other filters", async () => {
    const { facets } = await search("pier");
    expect(facets).toEqual([
      {
        param: "stream_state",
        values: [
          { value: "vod", count: 8 },
          { value: "live", count: 1 },
        ],
      },
      { param: "metadata.topic", values: [{ value: "Wood", count: 2 }] },
      {
        param: "metadata.length",
        values: [
          { value: "short", count: 6 },
          { value: "medium", count: 1 },
          { value: "long", count: 1 },
        ],
      },
    ]);
    const narrowed = await search("pier", { filter_by: "metadata.topic:Wood" });
    expect(narrowed.paging.total_items).toBe(2);
    expect(narrowed.facets).toEqual([
      { param: "stream_state", values: [{ value: "vod", count: 2 }] },
      { param: "metadata.topic", values: [{ value: "Wood", count: 2 }] },
      {
        param: "metadata.length",
        values: [
          { value: "short", count: 1 },
          { value: "medium", count: 1 },
        ],
      },
    ]);
  });

  it.each([
    ["metadata.length:long", ["newest"]],
    ["metadata.length:long,metadata.length:medium", ["newest", "open"]],
    ["tags:wood,stream_state:vod", ["open"]],
    ["tags:night%2C late", ["open"]],
    ["tags:%", []],
    ["metadata.unknown:x", []],
    ["stream_state:", ["on-air", "newest", "older", "short"]],
    ["nonsense", ["on-air", "newest", "older", "short"]],
    ["constructor:x,:::,%E0%A4%A", ["on-air", "newest", "older", "short"]],
  ])("S6: filter_by=%s", async (filter_by, expected) => {
    expect((await tokens("pier", { filter_by })).slice(0, 4)).toEqual(expected);
  });
});
