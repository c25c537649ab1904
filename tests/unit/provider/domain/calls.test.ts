import { expect, it } from "vitest";
import { callOf } from "../../../../provider/domain/calls.ts";

it.each([
  ["/ch/Demo", { name: "channel", channel: "demo" }],
  ["/ch/demo/header", { name: "header", channel: "demo" }],
  ["/ch/demo/footer", { name: "footer", channel: "demo" }],
  ["/ch/demo/pages/a%2Fb", { name: "page", channel: "demo" }],
  ["/ch/demo/pages/home/sections", { name: "sections", channel: "demo" }],
  ["/ch/demo/pages/home/sections/x/content", { name: "section-content", channel: "demo" }],
  [
    "/ch/demo/pages/home/personalized-sections/x/content",
    { name: "section-content", channel: "demo" },
  ],
  ["/ch/demo/content/x", { name: "content", channel: "demo" }],
  ["/ch/demo/content-preview/x", { name: "content", channel: "demo" }],
  ["/media/art/x.avif", { name: "media", channel: undefined }],
  ["/health", undefined],
  ["/console/api/state", undefined],
])("%s is the call %j", (path, call) => {
  expect(callOf(path)).toEqual(call);
});
