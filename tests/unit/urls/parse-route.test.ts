import { expect, test } from "vitest";
import { parseRoute } from "../../../lib/urls/parse-address.ts";

function route(address: string) {
  const { pathname, searchParams } = new URL(address, "http://demo.localhost");
  return parseRoute(pathname, searchParams);
}

test.each([
  ["/", { kind: "home", mobile: false }],
  ["/mobile", { kind: "home", mobile: true }],
  ["/pages/nature", { kind: "page", pageId: "nature" }],
  ["/pages/nature%2Flakes", { kind: "page", pageId: "nature/lakes" }],
  ["/pages/nature?page_id=p7", { kind: "page", pageId: "p7" }],
  ["/anything/else", { kind: "page", pageId: "anything/else" }],
  ["/mobile/pages/nature", { kind: "page", pageId: "nature", mobile: true }],
  ["/mobiles", { kind: "page", pageId: "mobiles", mobile: false }],
  ["/video/blue-hour", { kind: "video", contentId: "blue-hour", videoId: "blue-hour" }],
  ["/video/series?video_id=e3", { kind: "video", contentId: "series", videoId: "e3" }],
  ["/?page_id=p7", { kind: "home" }],
  ["/search?q=%20cup&page_id=p7", { kind: "search", search: { q: "cup" } }],
  ["/mobile/search", { kind: "search", search: undefined, mobile: true }],
  ["/error?code=423", { kind: "error", code: 423 }],
  ["/error", { kind: "error", code: 404 }],
  ["/error?code=200", { kind: "error", code: 404 }],
  ["/pages/%E0%A4%A", { kind: "broken" }],
])("%s is the route %o", (address, expected) => {
  expect(route(address)).toMatchObject(expected);
});
