import { describe, expect, test } from "vitest";
import { inWebView, isInWebView } from "../../../lib/urls/paths.ts";

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
    expect(inWebView(path)).toBe(there);
  });

  test.each([
    "https://example.com/",
    "//example.com/",
    "/\\example.com",
    "mailto:a@b.test",
    "#top",
    "",
  ])("%j is unchanged", (address) => {
    expect(inWebView(address)).toBe(address);
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
