import { describe, expect, test } from "vitest";
import { channelSchema } from "../../../lib/contract/channel.ts";
import { contentSchema } from "../../../lib/contract/content.ts";
import { channelHeaderSchema } from "../../../lib/contract/channel-header.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { sectionItemsSchema, sectionsSchema } from "../../../lib/contract/sections.ts";

const least = {
  token: "demo",
  name: "Demo",
  channel_id: "c1",
  origin: "http://a.b",
  page: { token: "h" },
};

describe("a channel", () => {
  test("with only the required fields gets its defaults", () => {
    expect(parseResponse(channelSchema, least).value).toMatchObject({
      mode: "live",
      settings: { viewers: { subscriptionType: "none" }, main: { social: { links: {} } } },
    });
  });

  test("without a required field is rejected", () => {
    expect(() => parseResponse(channelSchema, { ...least, channel_id: undefined })).toThrow();
  });

  test("with a wrong colour keeps the other colours and reports the wrong one", () => {
    const theme = { primary: 7, background: "#0b0e0f" };
    const { value, drops } = parseResponse(channelSchema, { ...least, style: { theme } });
    expect([value.style.theme, drops.length]).toEqual([{ background: "#0b0e0f" }, 1]);
  });

  test.each([
    ["marquee-demo", { scheme: "marquee-demo" }],
    ["javascript", undefined],
    ["a b", undefined],
    [7, undefined],
  ])("with %j as its app's scheme keeps %j", (scheme, mobile) => {
    const { value } = parseResponse(channelSchema, { ...least, settings: { mobile: { scheme } } });
    expect(value.settings.mobile).toEqual(mobile);
  });

  test("drops unknown fields", () => {
    expect(parseResponse(channelSchema, { ...least, secret: 1 }).value).not.toHaveProperty(
      "secret",
    );
  });

  test("cannot contain a declaration in a colour", () => {
    const theme = { primary: "red;} body{display:none" };
    expect(parseResponse(channelSchema, { ...least, style: { theme } }).value.style.theme).toEqual(
      {},
    );
  });
});

describe("a navigation", () => {
  test("may be nested", () => {
    const leaf = { name: "Lakes", type: "page", url: "nature/lakes" };
    const data = { navigation: [{ name: "Nature", type: "page", url: "nature", items: [leaf] }] };
    expect(parseResponse(channelHeaderSchema, data).value.navigation[0]?.items[0]?.name).toBe(
      "Lakes",
    );
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "vbscript:x",
    " javascript:x",
  ])("leaves out an entry that links to %s", (url) => {
    const data = { navigation: [{ name: "X", type: "external", url }] };
    expect(parseResponse(channelHeaderSchema, data).value.navigation).toEqual([]);
  });
});

describe("items", () => {
  const good = { token: "a", type: "video", input: { name: "A" } };

  test.each([null, 5, "text", {}, { ...good, token: 5 }, { ...good, type: "song" }])(
    "leave out %j and keep the rest",
    (bad) => {
      const { value, drops } = parseResponse(sectionItemsSchema, { data: [bad, good] });
      expect([value.data.map((item) => item.token), drops.length]).toEqual([["a"], 1]);
    },
  );

  test.each([undefined, null, "text", {}, { name: "" }, { name: 5, thumbnail: "x" }])(
    "with %j for an input stay in the list",
    (input) => {
      const { value } = parseResponse(sectionItemsSchema, { data: [{ ...good, input }, good] });
      expect(value.data).toHaveLength(2);
      expect(value.data[0]?.input.name).toBeUndefined();
    },
  );

  test("with a wrong optional field stay in the list without it", () => {
    const data = { data: [{ ...good, input: { name: "A", duration_s: "long" } }] };
    expect(parseResponse(sectionItemsSchema, data).value.data[0]?.input).toEqual({ name: "A" });
  });

  test("read ISO 8601 and epoch milliseconds alike", () => {
    const at = (start_time: unknown) =>
      parseResponse(sectionItemsSchema, { data: [{ ...good, input: { name: "A", start_time } }] })
        .value.data[0]?.input.start_time;
    expect([at("2026-11-21T12:00:00Z"), at(1795262400000)]).toEqual([1795262400000, 1795262400000]);
  });
});

test("sections with an error code are empty and have no next page", () => {
  const data = {
    code: 500,
    data: [{ token: "a", role: "hero" }],
    paging: { page: 1, total_items: 9 },
  };
  expect(parseResponse(sectionsSchema, data).value).toMatchObject({
    data: [],
    paging: { total_items: 0 },
  });
});

test.each([{}, { data: "a list was agreed" }])("sections without a list are rejected", (data) => {
  expect(() => parseResponse(sectionsSchema, data)).toThrow("expected a list of sections");
});

test("a content plays without captions, chapters and storyboard", () => {
  const data = { token: "a", input: { name: "A" }, playback: { hls: "http://a.b/x.m3u8" } };
  expect(parseResponse(contentSchema, data).value.playback).toEqual({
    hls: "http://a.b/x.m3u8",
    captions: [],
    chapters: [],
  });
});
