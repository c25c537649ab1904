import { expect, test } from "vitest";
import { formatSpokenTime } from "../../../lib/playback/format-spoken-time.ts";

test.each([
  [0, "en", "0 seconds"],
  [1, "en", "1 second"],
  [60, "en", "1 minute"],
  [1003, "en", "16 minutes 43 seconds"],
  [7261, "en", "2 hours 1 minute 1 second"],
  [1003, "de", "16 Minuten 43 Sekunden"],
  [1003, "ja", "16 分 43 秒"],
  [Number.NaN, "en", "0 seconds"],
])("%d seconds in %s are “%s”", (seconds, language, expected) => {
  expect(formatSpokenTime(seconds, language)).toBe(expected);
});
