import { describe, expect, test } from "vitest";
import { pageCanonicalPath, videoCanonicalPath } from "../../../lib/seo/canonical-path.ts";
import { parseRoute } from "../../../lib/urls/parse-address.ts";

const films = { token: "p1", url: "films" };
const pathOf = (address: string, page: { token: string; url?: string }) => {
  const { pathname, searchParams } = new URL(address, "http://x.localhost");
  return pageCanonicalPath(parseRoute(pathname, searchParams), page);
};

describe("the canonical path of a page", () => {
  test.each([
    "/pages/films",
    "/pages/p1",
    "/pages/else?page_id=p1",
    "/films",
    "/mobile/pages/films",
  ])("is its url for %s", (address) => {
    expect(pathOf(address, films)).toBe("/pages/films");
  });

  test.each(["/", "/mobile", "/?utm_source=mail&t=3"])("is / for %s", (address) => {
    expect(pathOf(address, { token: "home" })).toBe("/");
  });

  test("is one segment however the url is written", () => {
    expect(pathOf("/pages/a", { token: "a", url: "nature/lakes & <ponds>?" })).toBe(
      "/pages/nature%2Flakes%20%26%20%3Cponds%3E%3F",
    );
  });

  test("is its token where it has no url", () => {
    expect(pathOf("/pages/x", { token: "p/1", url: "" })).toBe("/pages/p%2F1");
  });
});

describe("the canonical path of a content", () => {
  test("is its token as one segment", () => {
    expect(videoCanonicalPath("a/b?c")).toBe("/video/a%2Fb%3Fc");
  });

  test("is valid with half a character in the token", () => {
    expect(videoCanonicalPath("\ud83d")).toBe("/video/%EF%BF%BD");
  });
});
