import { describe, expect, test } from "vitest";
import { pathKindOf, findRouteDefinitionOfPath } from "../../../lib/urls/path-kind.ts";

describe("a path", () => {
  test.each([
    ["/", "page"],
    ["/?lng=de", "page"],
    ["/pages/video", "page"],
    ["/search?q=x", "page"],
    ["/anything/else", "page"],
    ["/mobile", "page"],
    ["/robots.txt", "text"],
    ["/sitemap.xml?lng=de", "text"],
    ["/mobile/pages/x", "page"],
    ["/video/7?t=3", "video"],
    ["/mobile/video/7", "video"],
    ["/user/account", "private"],
    ["/%75ser/account", "private"],
    ["/mobile/user/signIn", "private"],
    ["/paywalls/", "private"],
    ["/payment/confirm?action=checkout", "private"],
    ["/error?code=404", "private"],
    ["/users", "page"],
    ["/constructor", "page"],
    ["/api/health", "api"],
    ["/mobile/api/x", "page"],
    ["/_next/static/a.js", "next"],
  ])("%s is a %s", (url, kind) => {
    expect(pathKindOf(url)).toBe(kind);
  });

  test.each([
    ["/", "/"],
    ["/?lng=de", "/"],
    ["/mobile", "/"],
    ["/mobile?lng=de", "/"],
    ["/mobile/pages/x", "/pages/*"],
    ["/search?q=x", "/search"],
    ["/video/7?t=3", "/video/:contentId"],
    ["/mobiles", "/*"],
    ["/mobile/api/x", "/*"],
  ])("%s has the row %s", (url, pattern) => {
    expect(findRouteDefinitionOfPath(url).pattern).toBe(pattern);
  });
});
