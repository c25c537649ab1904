import { expect, test } from "vitest";
import { pagePath } from "../../../lib/urls/site-paths.ts";

test.each([
  ["films", "/pages/films"],
  ["nature/lakes", "/pages/nature%2Flakes"],
  ["/pages/films", "/pages/films"],
  ["/films", "/pages/films"],
  ["https://evil.example/x", "/pages/https%3A%2F%2Fevil.example%2Fx"],
  ["\ud800", "/pages/%EF%BF%BD"],
  ["/", "/"],
  ["", "/"],
])("the page %j is at %s", (url, path) => {
  expect(pagePath(url)).toBe(path);
});
