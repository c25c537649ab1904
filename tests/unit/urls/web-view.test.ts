import { describe, expect, test } from "vitest";
import { isInWebView } from "../../../lib/urls/is-in-web-view.ts";
import { pathInWebView, pathOutOfWebView } from "../../../lib/urls/site-paths.ts";

describe("the web view's form of", () => {
  test.each([
    ["/", "/mobile"],
    ["/?lng=de", "/mobile?lng=de"],
    ["/#top", "/mobile#top"],
    ["/video/7?t=3", "/mobile/video/7?t=3"],
    ["/pages/nature%2Flakes", "/mobile/pages/nature%2Flakes"],
    ["/mobiles", "/mobile/mobiles"],
    ["/mobile", "/mobile"],
    ["/mobile/video/7", "/mobile/video/7"],
    ["/mobile?lng=de", "/mobile?lng=de"],
  ])("%s is %s", (path, there) => {
    expect(pathInWebView(path)).toBe(there);
  });

  test.each([
    "https://example.com/",
    "//example.com/",
    "/\\example.com",
    "mailto:a@b.test",
    "#top",
    "",
  ])("%j is unchanged", (address) => {
    expect(pathInWebView(address)).toBe(address);
  });
});

test.each([
  ["/mobile", true],
  ["/mobile/user/signIn", true],
  ["/mobiles", false],
  ["/", false],
  ["/user/mobile", false],
])("%s is in the web view: %s", (path, expected) => {
  expect(isInWebView(path)).toBe(expected);
});

describe("the page that the web view shows at", () => {
  test.each([
    ["/mobile", "home", "/"],
    ["/mobile/video/7", "video", "/video/7"],
    ["/mobile/user/signIn", "user", "/user/signIn"],
    ["/mobile/pages/nature%2Flakes", "page", "/pages/nature%2Flakes"],
    ["/mobile/about/us", "page", "/pages/about/us"],
  ] as const)("%s is the site's at the same address", (path, kind, page) => {
    expect(pathOutOfWebView(path, kind)).toBe(page);
  });

  test.each(["/mobile/api/health", "/mobile/_next/static/a.js", "/mobile/robots.txt"])(
    "%s is a page of the channel, never a call, a built file or a text",
    (path) => {
      expect(pathOutOfWebView(path, "page")).toBe(path.replace("/mobile", "/pages"));
    },
  );

  test.each(["/mobile//evil.example", "/mobile///evil.example/x"])("%s is on this host", (path) => {
    const to = new URL("https://demo.localhost/");
    to.pathname = pathOutOfWebView(path, "video");
    expect(to.href).toMatch(/^https:\/\/demo\.localhost\/evil\.example/);
  });
});
