import { expect, test } from "vitest";
import { deepLink } from "../../../lib/urls/site-paths.ts";

test.each(["marquee-demo", "com.example.app", "App2"])("%s is an app link", (scheme) => {
  expect(deepLink(scheme, "user/signIn")).toBe(`${scheme}://user/signIn`);
});

test.each([
  undefined,
  "",
  "x",
  "2app",
  "my app",
  "app:",
  "app://x",
  "javascript",
  "JavaScript",
  "https",
  "data",
  "file",
])("%j is no app link", (scheme) => {
  expect(deepLink(scheme, "user/signIn")).toBeUndefined();
});
