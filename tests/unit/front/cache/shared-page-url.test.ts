import { describe, expect, test } from "vitest";
import { normalizeSharedPageUrl } from "../../../../lib/front/cache/shared-page-url.ts";

const urlOf = (target: string) => normalizeSharedPageUrl(target)?.url;

describe("the shared form of", () => {
  test.each([
    ["/", "/"],
    ["/?lng=DE", "/?lng=de"],
    ["/?lng=ja", "/?lng=jp"],
    ["/?lng=klingon", "/"],
    ["/?lng=", "/"],
    ["/?t=3&context=7&q=x&sort_by=new&page_id=2&video_id=3", "/"],
    ["/mobile?lng=de&tab=2", "/mobile?lng=de"],
    ["/robots.txt?lng=sv&sg=gold", "/robots.txt?lng=sv"],
    ["/pages/films?page_id=p7&lng=de", "/pages/films?lng=de&page_id=p7"],
    ["/pages/films?page_id=p7&page_id=p8", "/pages/films?page_id=p7"],
    [`/pages/films?page_id=${"x".repeat(251)}`, "/pages/films"],
    ["/anything?page_id=p7&page=2", "/anything?page_id=p7"],
    ["/video/7?t=95&context=8", "/video/7"],
    ["/mobile/video/7?video_id=8&t=95", "/mobile/video/7?video_id=8"],
    ["/search?sort_by=-start_time&q=%20the%20%20 lake", "/search?q=the+lake&sort_by=-start_time"],
    ["/search?q=%20&sort_by=%3Cb%3E", "/search"],
    [
      "/search?filter_by=stream_state:live,%3Cb%3E&q=x&sort_by=new",
      "/search?q=x&filter_by=stream_state%3Alive",
    ],
    [
      "/search?q=x&filter_by=tags:sea&filter_by=stream_state:vod&filter_by=",
      "/search?q=x&filter_by=tags%3Asea%2Cstream_state%3Avod",
    ],
    ["/search?q=x&display_search=%20Every%20 lake%00", "/search?q=x&display_search=Every+lake"],
    ["/search?q=%EF%BF%BD%00%E2%80%8B", "/search"],
    ["/search?page_id=p7", "/search"],
    ["/sitemap.xml?utm=x&page=2", "/sitemap.xml?page=2"],
    ["/sitemap.xml?page=02", "/sitemap.xml"],
    ["/robots.txt?page=2", "/robots.txt"],
  ])("%s is %s", (target, url) => {
    expect(urlOf(target)).toBe(url);
  });

  test.each([
    ["/pages/%66ilms", "/pages/films"],
    ["/pages/nature%2flakes", "/pages/nature%2Flakes"],
    ["/pages/a:b", "/pages/a%3Ab"],
    ["/pages/s%c3%b8er", "/pages/s%C3%B8er"],
  ])("the path %s has one spelling, %s", (target, url) => {
    expect([urlOf(target), urlOf(url)]).toEqual([url, url]);
  });
});

test.each([
  "/?sg=gold",
  "/pages/x?widget_id=4",
  "/video/7?access_token=",
  "/search?bypass_cache=1",
])("%s is personal", (target) => {
  expect(normalizeSharedPageUrl(target)).toBeUndefined();
});

test.each([
  ["/?lng=de", { hasLanguage: true, hasQuery: false, isSearch: false }],
  ["/?t=3", { hasLanguage: false, hasQuery: false, isSearch: false }],
  ["/pages/x?page_id=p7", { hasLanguage: false, hasQuery: true, isSearch: false }],
  ["/search?sort_by=start_time", { hasLanguage: false, hasQuery: true, isSearch: false }],
  ["/search?q=x", { hasLanguage: false, hasQuery: true, isSearch: true }],
  ["/mobile/search?q=x&lng=de", { hasLanguage: true, hasQuery: true, isSearch: true }],
])("%s lists the parameters of its query", (target, facts) => {
  expect(normalizeSharedPageUrl(target)).toMatchObject(facts);
});
