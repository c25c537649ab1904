import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { header, type NavigationItem } from "../../../lib/contract/header.ts";
import { parseAnswer } from "../../../lib/contract/parse-answer.ts";
import { sitemap } from "../../../lib/seo/crawler-files.ts";

const origin = "https://demo.example.com";
const { DOMParser } = new JSDOM("").window;

function addresses(navigation: unknown[], channel = { origin }): (string | null)[] {
  const items: NavigationItem[] = parseAnswer(header, { navigation }).value.navigation;
  const document = new DOMParser().parseFromString(sitemap(channel, items), "application/xml");
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

  test("leaves out a page entry that leads home", () => {
    expect(addresses([page("/"), page("films")])).toEqual([`${origin}/pages/films`]);
  });

  test("is empty without navigation, and still valid", () => {
    expect(addresses([])).toEqual([]);
  });

  test("stands on the origin alone, whatever path follows it", () => {
    expect(addresses([page("a")], { origin: `${origin}/x?y=<z>` })).toEqual([`${origin}/pages/a`]);
  });

  test("stays valid with hostile urls", () => {
    const hostile = ["a&b<c>'\"", "</loc><loc>x", "]]>", "\u0000\u0008", "\ud800", "日本/語"].map(
      (url) => ({ name: "x", type: "page" as const, url, items: [] }),
    );
    const document = new DOMParser().parseFromString(
      sitemap({ origin }, hostile),
      "application/xml",
    );
    expect(document.querySelector("parsererror")).toBeNull();
    const found = [...document.querySelectorAll("loc")].map((loc) => loc.textContent ?? "");
    expect(found).toHaveLength(hostile.length);
    for (const address of found) expect(new URL(address).pathname).toMatch(/^\/pages\/[^/]+$/);
  });

  test("leaves out an address longer than crawlers take", () => {
    expect(addresses([page("x".repeat(10_000)), page("a")])).toEqual([`${origin}/pages/a`]);
  });

  test("ends where crawlers stop reading", () => {
    const many = Array.from({ length: 50_010 }, (_, at) => ({
      name: "x",
      type: "page" as const,
      url: `p${at}`,
      items: [],
    }));
    expect(sitemap({ origin }, many).match(/<url>/g)).toHaveLength(50_000);
  });
});
