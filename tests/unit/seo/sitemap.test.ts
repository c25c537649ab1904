import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { channelHeaderSchema, type NavigationItem } from "../../../lib/contract/channel-header.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { sitemap } from "../../../lib/seo/crawler-files.ts";

const origin = "https://demo.example.com";
const { DOMParser } = new JSDOM("").window;

function addresses(navigation: unknown[], channel = { origin }): (string | null)[] {
  const items: NavigationItem[] = parseResponse(channelHeaderSchema, { navigation }).value
    .navigation;
  const document = new DOMParser().parseFromString(
    sitemap(channel, items) ?? "",
    "application/xml",
  );
  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  return [...document.querySelectorAll("urlset > url > loc")].map((loc) => loc.textContent);
}

const page = (url: string, items: unknown[] = []) => ({ name: url, type: "page", url, items });

describe("a sitemap", () => {
  test("lists pages at any depth, and nothing else", () => {
    const links = [
      { name: "Home", type: "other", url: "/" },
      { name: "Shop", type: "external", url: "https://shop.example", items: [page("inner")] },
      page("nature", [page("nature/lakes", [page("deep")])]),
    ];
    expect(addresses(links)).toEqual([
      `${origin}/pages/inner`,
      `${origin}/pages/nature`,
      `${origin}/pages/nature%2Flakes`,
      `${origin}/pages/deep`,
    ]);
  });

  test("lists a page once, however often and however it is written", () => {
    expect(addresses([page("films"), page("/films", [page("/pages/films")])])).toEqual([
      `${origin}/pages/films`,
    ]);
  });

  test("leaves out a page entry that links home", () => {
    expect(addresses([page("/"), page("films")])).toEqual([`${origin}/pages/films`]);
  });

  test("is empty without navigation, and still valid", () => {
    expect(addresses([])).toEqual([]);
  });

  test("contains only the origin of the configured URL", () => {
    expect(addresses([page("a")], { origin: `${origin}/x?y=<z>` })).toEqual([`${origin}/pages/a`]);
  });

  test("stays valid with hostile urls", () => {
    const hostile = ["a&b<c>'\"", "</loc><loc>x", "]]>", "\u0000\u0008", "\ud800", "日本/語"].map(
      (url) => ({ name: "x", type: "page" as const, url, items: [] }),
    );
    const document = new DOMParser().parseFromString(
      sitemap({ origin }, hostile) ?? "",
      "application/xml",
    );
    expect(document.querySelector("parsererror")).toBeNull();
    const found = [...document.querySelectorAll("loc")].map((loc) => loc.textContent ?? "");
    expect(found).toHaveLength(hostile.length);
    for (const address of found) expect(new URL(address).pathname).toMatch(/^\/pages\/[^/]+$/);
  });

  test("leaves out a URL longer than crawlers accept", () => {
    expect(addresses([page("x".repeat(10_000)), page("a")])).toEqual([`${origin}/pages/a`]);
  });

  const pages = (count: number, url = "p") =>
    Array.from({ length: count }, (_, at) => ({
      name: "x",
      type: "page" as const,
      url: `${url}${at}`,
      items: [],
    }));
  const addressesIn = (text: string | undefined) =>
    [...(text ?? "").matchAll(/<url><loc>([^<]*)</g)].map(([, address]) => address);

  test("of 50,000 pages is one file", () => {
    expect(addressesIn(sitemap({ origin }, pages(50_000)))).toHaveLength(50_000);
  });

  test("of more pages is an index of files that contain each page once", () => {
    const many = pages(100_001);
    const index = sitemap({ origin }, many) ?? "";
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    const files = [...index.matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)];
    expect(files.map(([, address]) => address)).toEqual(
      [1, 2, 3].map((page) => `${origin}/sitemap.xml?page=${page}`),
    );
    const found = [1, 2, 3].map((page) => addressesIn(sitemap({ origin }, many, page)));
    expect(found.map(({ length }) => length)).toEqual([50_000, 50_000, 1]);
    expect(new Set(found.flat()).size).toBe(100_001);
  });

  test("has no file larger than 50 MB", () => {
    const long = pages(40_000, "x".repeat(1_900));
    const files = [1, 2].map((page) => sitemap({ origin }, long, page) ?? "");
    expect(files.every((file) => file.length <= 50 * 1024 * 1024)).toBe(true);
    expect(files.flatMap(addressesIn)).toHaveLength(40_000);
  });

  test.each([0, -1, 2, 1.5, Number.NaN, Infinity])("has no file %d for these pages", (page) => {
    expect(sitemap({ origin }, pages(3), page)).toBeUndefined();
  });
});
