import { expect, test } from "vitest";
import { parsePagePath } from "../../../../../provider/domain/analytics/parse-page-path.ts";

test.each([
  ["/", "page", ""],
  ["/mobile", "page", ""],
  ["/pages/boats/small", "page", "boats/small"],
  ["/boats", "page", "boats"],
  ["/mobile/pages/boats/", "page", "boats"],
  ["/video/film-1", "content", "film-1"],
  ["/mobile/video/a%20b", "content", "a b"],
  ["/mobiles", "page", "mobiles"],
  ["/video", "page", "video"],
])("%s is about a %s", (path, kind, id) => {
  expect(parsePagePath(path)).toEqual({ kind, id });
});

test("a path with invalid encoding has no subject", () => {
  expect(parsePagePath("/pages/%")).toBeUndefined();
});
