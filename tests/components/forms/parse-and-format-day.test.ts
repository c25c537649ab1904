import { describe, expect, test } from "vitest";
import { parseDay, formatDay } from "@/components/forms/parse-and-format-day";

const day = Date.UTC(1990, 4, 4);

describe("a typed day", () => {
  test.each([
    ["1990-05-04", "en-GB"],
    [" 1990-5-4 ", "de"],
    ["4/5/1990", "en-GB"],
    ["5/4/1990", "en-US"],
    ["4.5.1990", "de"],
    ["04-05-1990", "nb"],
    ["1990/05/04", "ja"],
    ["1990年5月4日", "ja"],
  ])("%s is understood in %s", (text, locale) => {
    expect(parseDay(text, locale)).toBe(day);
  });

  test.each(["", "soon", "1990-02-31", "31/02/1990", "1990", "4/5/90", "1990-13-01", "1-2-3-1990"])(
    "“%s” is no day",
    (text) => {
      expect(parseDay(text, "en-GB")).toBeUndefined();
    },
  );

  test.each(["en-GB", "en-US", "da", "de", "es", "fr", "it", "ja", "nb", "pt", "sv"])(
    "the example in %s is understood there",
    (locale) => {
      expect(parseDay(formatDay(day, locale), locale)).toBe(day);
    },
  );
});
