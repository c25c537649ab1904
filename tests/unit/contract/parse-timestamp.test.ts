import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTimestamp } from "../../../lib/contract/parse-timestamp.ts";

const time = Date.UTC(2026, 11, 1, 20);

// docs/provider-api.md PA-320
describe("a time of the provider", () => {
  test.each([
    ["in milliseconds", time, time],
    ["with a fraction of a millisecond", time + 0.7, time],
    ["in UTC", "2026-12-01T20:00:00Z", time],
    ["without a zone", "2026-12-01T20:00:00", time],
    ["without seconds, with a space", "2026-12-01 20:00", time],
    ["with an offset", "2026-12-01T21:00:00.000+01:00", time],
    ["with a short offset, as PostgreSQL writes it", "2026-12-01 21:00:00+01", time],
    ["that is a day", "2026-12-01", Date.UTC(2026, 11, 1)],
    ["with spaces around it", " 2026-12-01T20:00:00Z\n", time],
  ])("%s is read", (_, value, expected) => {
    expect(parseTimestamp(value)).toBe(expected);
  });

  test.each([
    ["in nanoseconds", 1_767_225_600_000_000_000],
    ["beyond the last year", 1e17],
    ["beyond the calendar", 8.65e15],
    ["before the first year", -1e14],
    ["that is not finite", Number.POSITIVE_INFINITY],
    ["that is no number", Number.NaN],
    ["that is two digits", "12"],
    ["that is a year", "2026"],
    ["that is a time of day", "20:00"],
    ["on the 30th of February", "2026-02-30T20:00:00Z"],
    ["at an hour that is none", "2026-12-01T25:00:00Z"],
    ["in the words of a mail", "Tue, 01 Dec 2026 20:00:00 GMT"],
    ["in a year of five digits", "+012026-12-01T20:00:00Z"],
    ["that is empty", ""],
    ["that is null", null],
    ["that is an object", {}],
  ])("%s counts as missing", (_, value) => {
    expect(parseTimestamp(value)).toBeUndefined();
  });

  test("is a date that can be written with a year of four digits, or missing", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.string(), fc.date().map(String), fc.anything()),
        (value) => {
          const read = parseTimestamp(value);
          if (read !== undefined) expect(new Date(read).toISOString()).toMatch(/^\d{4}-/);
        },
      ),
    );
  });

  test("is the same in ISO 8601 and in milliseconds", () => {
    const min = new Date("1000-01-01");
    const max = new Date("9999-12-31");
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        expect(parseTimestamp(date.toISOString())).toBe(date.getTime());
        expect(parseTimestamp(date.toISOString().replace("Z", ""))).toBe(date.getTime());
        expect(parseTimestamp(date.getTime())).toBe(date.getTime());
      }),
    );
  });
});
