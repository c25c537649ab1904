import { describe, expect, test } from "vitest";
import { pathKindOf } from "../../../../lib/front/cache/path-kind.ts";

describe("a path", () => {
  test.each([
    ["/", "page"],
    ["/?lng=de", "page"],
    ["/pages/video", "page"],
    ["/search?q=x", "page"],
    ["/anything/else", "page"],
    ["/mobile", "page"],
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
});
