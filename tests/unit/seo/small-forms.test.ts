import { describe, expect, test } from "vitest";
import { languages } from "../../../lib/contract/languages.ts";
import { pageTitleOf } from "../../../lib/seo/channel-title.ts";
import { isoDuration } from "../../../lib/seo/iso-duration.ts";
import { keywordList, openGraphLocale } from "../../../lib/seo/meta-text.ts";
import { chooseSharePicture } from "../../../lib/seo/share-picture.ts";
import { aChannel } from "../../support/samples.ts";

describe("a duration", () => {
  test.each([
    [0, "PT0S"],
    [59.6, "PT1M"],
    [61, "PT1M1S"],
    [3600, "PT1H"],
    [90_061, "PT25H1M1S"],
  ])("of %d s is %s", (seconds, text) => {
    expect(isoDuration(seconds)).toBe(text);
  });
});

describe("a locale of Open Graph", () => {
  test("has a language and a country for each of the ten", () => {
    for (const language of languages)
      expect(openGraphLocale(language)).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    expect(openGraphLocale("jp")).toBe("ja_JP");
    expect(openGraphLocale("pt")).toBe("pt_PT");
  });
});

describe("keywords", () => {
  test("are listed once each, the page's before the channel's", () => {
    expect(keywordList([" sea ", "sky"], undefined, ["sky", "", "city"])).toEqual([
      "sea",
      "sky",
      "city",
    ]);
  });

  test("are at most thirty, and undefined when there are none", () => {
    expect(keywordList(Array.from({ length: 200 }, (_, at) => String(at)))).toHaveLength(30);
    expect(keywordList(undefined, [])).toBeUndefined();
  });
});

describe("a picture to share", () => {
  test("has a real width in place of {w}, and its size", () => {
    expect(chooseSharePicture("https://cdn.example/{w}/a-{w}.jpg")).toEqual({
      url: "https://cdn.example/1280/a-1280.jpg",
      width: 1280,
      height: 720,
    });
  });

  // docs/behaviour.md BE-433
  test.each([
    ["the next one where the first is AVIF", ["avif", "jpg"], "https://cdn.example/b.jpg"],
    ["none where each is AVIF or SVG", ["avif", "svg"], undefined],
  ])("is %s", (_, formats, url) => {
    const addresses = formats.map((format, at) => `https://cdn.example/${"ab"[at]}.${format}`);
    expect(chooseSharePicture(undefined, ...addresses)?.url).toBe(url);
  });

  test("with AVIF only in its query is shared", () => {
    const address = "https://cdn.example/a.jpg?of=a.avif";
    expect(chooseSharePicture(address)).toEqual({ url: address });
  });

  test("of one size is unchanged", () => {
    expect(chooseSharePicture("https://cdn.example/a.jpg")).toEqual({
      url: "https://cdn.example/a.jpg",
    });
  });
});

describe("a title", () => {
  test("names page and channel", () => {
    expect(pageTitleOf("Films", aChannel({ header: { title: "Meridian" } }))).toBe(
      "Films · Meridian",
    );
  });

  test("is the channel's name where the page has no name", () => {
    expect(pageTitleOf(undefined, aChannel())).toBe("Demo");
  });

  test("is cut with names of 10,000 characters", () => {
    const long = "name ".repeat(2_000);
    expect(pageTitleOf(long, aChannel({ name: long })).length).toBeLessThanOrEqual(243);
  });
});
