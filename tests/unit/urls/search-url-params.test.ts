import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  normalizeQuery,
  parseSearchUrlParams,
  searchPath,
} from "../../../lib/urls/search-url-params.ts";

describe("a query is", () => {
  test.each([
    ["trimmed", "  lakes \n", "lakes"],
    ["joined by single spaces", "the\t \u00a0lake\u3000at\u0000night", "the lake at night"],
    ["composed", "bla\u030a", "blå"],
    ["without lone halves of a character", "la\ud83dke \udfff", "lake"],
    ["without replacement characters", "\ufffdlake\ufffd", "lake"],
    ["without marks that turn its direction", "\u202eekal\u202c \u2067\u05d0\u2069", "ekal א"],
    ["without marks that have no width", "la\u00adke\u200b", "lake"],
    ["kept with its emoji", "👩‍🚀 in space", "👩‍🚀 in space"],
    ["kept with its symbols", '"a" -b OR %_\\ <b>', '"a" -b OR %_\\ <b>'],
    ["cut at 250 characters, whole ones", "🏔".repeat(300), "🏔".repeat(250)],
    ["cut without a space at its end", `${"x".repeat(249)} y`, "x".repeat(249)],
    ["cut whatever stands before it", `${" ".repeat(9_000)}lake`, "lake"],
    ["empty without a visible character", " \u200d\u0301 \ue000", ""],
  ])("%s", (_, typed, query) => {
    expect(normalizeQuery(typed)).toBe(query);
  });

  test("the same when it is normalised again, well-formed and at most 250 characters long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (typed) => {
        const query = normalizeQuery(typed);
        expect(normalizeQuery(query)).toBe(query);
        expect(query.isWellFormed()).toBe(true);
        expect([...query].length).toBeLessThanOrEqual(250);
      }),
    );
  });
});

const read = (query: string) => parseSearchUrlParams(new URLSearchParams(query));

describe("the search of a URL", () => {
  test("has its words, order, filters and placeholder", () => {
    expect(
      read("q=lakes&sort_by=-start_time&filter_by=stream_state:live&display_search=Lakes+live"),
    ).toEqual({
      q: "lakes",
      sort_by: "-start_time",
      filter_by: "stream_state:live",
      display_search: "Lakes live",
    });
  });

  test("has the filters of every field of a form together", () => {
    const form =
      "q=lakes&filter_by=metadata.topic:Sea&filter_by=stream_state:vod&filter_by=metadata.topic:";
    expect(read(form)).toEqual({ q: "lakes", filter_by: "stream_state:vod" });
  });

  test("has no order and no filter that is unknown", () => {
    expect(
      read("q=lakes&sort_by=name&filter_by=stream_state:gone,price:1,x&display_search=%20"),
    ).toEqual({
      q: "lakes",
    });
  });

  test.each(["", "q=", "q=%20%09", "sort_by=start_time", "q=%EF%BF%BD"])(
    "does not exist for %j",
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );
});

describe("the URL of a search", () => {
  test.each([
    [{ q: "lake at night" }, false, "/search?q=lake+at+night"],
    [{ q: "100% & more" }, false, "/search?q=100%25+%26+more"],
    [
      { filter_by: "stream_state:live", sort_by: "start_time", q: "x" } as const,
      true,
      "/mobile/search?q=x&sort_by=start_time&filter_by=stream_state%3Alive",
    ],
  ])("of %j (in the app: %j) is %s", (search, mobile, path) => {
    expect(searchPath(search, mobile)).toBe(path);
    expect(parseSearchUrlParams(new URL(path, "http://demo.localhost").searchParams)).toEqual(
      search,
    );
  });
});
