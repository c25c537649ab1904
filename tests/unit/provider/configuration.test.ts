import { expect, test } from "vitest";
import { findConfigurationErrors, readConfiguration } from "../../../provider/configuration.ts";

test.each(["0", "-1", "1.5", "thirteen months", "3661"])(
  "EVENTS_KEEP_DAYS cannot be %s",
  (value) => {
    expect(findConfigurationErrors({ EVENTS_KEEP_DAYS: value })).toEqual([
      "EVENTS_KEEP_DAYS: expected a number of days from 1 to 3660",
    ]);
  },
);

test("EVENTS_KEEP_DAYS is a number of days", () => {
  expect(readConfiguration({ EVENTS_KEEP_DAYS: "30" }).eventRetentionDays).toBe(30);
});
