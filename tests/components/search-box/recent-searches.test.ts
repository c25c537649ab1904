import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetSearch,
  forgetAllSearches,
  recentSearches,
  rememberSearch,
} from "@/lib/search/recent-searches.browser";

const key = "mq_searches";

beforeEach(() => {
  localStorage.clear();
  forgetAllSearches();
});
afterEach(() => void vi.restoreAllMocks());

test("the latest search comes first", () => {
  for (const query of ["lake", "sea"]) rememberSearch(query);
  expect(recentSearches()).toEqual(["sea", "lake"]);
});

test("a search is stored once, ignoring case, as it was typed last", () => {
  for (const query of ["Lake", "sea", "lake"]) rememberSearch(query);
  expect(recentSearches()).toEqual(["lake", "sea"]);
});

test("ten searches are stored", () => {
  for (let number = 0; number < 30; number += 1) rememberSearch(`lake ${number}`);
  expect(recentSearches()).toHaveLength(10);
  expect(recentSearches()[0]).toBe("lake 29");
});

test("a query is stored as it is searched for", () => {
  for (const query of ["  blå \n hav ", "", "   ", "\ud800", "x".repeat(10_000)]) {
    rememberSearch(query);
  }
  expect(recentSearches()).toEqual(["x".repeat(250), "blå hav"]);
});

test("one search is deleted, or all", () => {
  for (const query of ["ice", "lake", "sea"]) rememberSearch(query);
  forgetSearch("LAKE");
  expect(recentSearches()).toEqual(["sea", "ice"]);
  forgetAllSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each([
  ["no JSON", "lake", []],
  ["no list", '{"0":"lake"}', []],
  ["null", "null", []],
  ["other things in the list", '[1,null,{"a":1},["b"],true,"lake"]', ["lake"]],
  ["blanks and halves of letters", '["", "  ", "\\ud83c", "a\\ud83cb"]', ["ab"]],
  ["control characters", '["la\\u0000ke\\n\\u202etxt"]', ["la ke txt"]],
  ["the same twice", '["Lake","lake","LAKE"]', ["Lake"]],
  ["a name of every object", '["__proto__","constructor"]', ["__proto__", "constructor"]],
  ["megabytes", JSON.stringify(["a", "x".repeat(2_000_000)]), []],
  [
    "thousands",
    JSON.stringify(Array.from({ length: 3_000 }, (_, n) => `q${n}`).slice(0, 2_000)),
    10,
  ],
])("foreign values in storage are read safely: %s", (_, stored, expected) => {
  localStorage.setItem(key, stored);
  const searches = recentSearches();
  expect(typeof expected === "number" ? searches.length : searches).toEqual(expected);
});

describe.each([
  ["blocked", () => vi.spyOn(window, "localStorage", "get")],
  ["full", () => vi.spyOn(Storage.prototype, "setItem")],
])("where storage is %s", (_, spy) => {
  beforeEach(() => {
    spy().mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
  });

  test("searches last as long as the page", () => {
    for (const query of ["lake", "sea"]) rememberSearch(query);
    forgetSearch("lake");
    expect(recentSearches()).toEqual(["sea"]);
  });
});
