import { expect, it } from "vitest";
import { callOf, shownAddress } from "../../../../../provider/domain/console/calls.ts";

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
  ["/channel/Demo/login", { name: "login", channel: "demo" }],
  ["/channel/demo/forgot/sent", { name: "forgot", channel: "demo" }],
  ["/channel/demo/reset/secret", { name: "reset", channel: "demo" }],
  ["/channel/demo/users/secret/verification", { name: "verification", channel: "demo" }],
  ["/ch/demo/users/me", { name: "me", channel: "demo" }],
  ["/ch/demo/users/me/registration-fields", { name: "registration-fields", channel: "demo" }],
  ["/media/art/x.avif", { name: "media", channel: undefined }],
  ["/health", undefined],
  ["/console/api/state", undefined],
])("%s is the call %j", (path, call) => {
  expect(callOf(path)).toEqual(call);
});

it.each([
  ["/channel/demo/reset/secret", "", "/channel/demo/reset/…"],
  ["/channel/demo/users/secret/verification", "", "/channel/demo/users/…/verification"],
  ["/ch/demo/users/me", "?r=0.42", "/ch/demo/users/me"],
  ["/ch/demo/content/x", "?p=1", "/ch/demo/content/x?p=1"],
])("%s%s is shown as %s", (path, search, shown) => {
  expect(shownAddress(path, search)).toBe(shown);
});
