import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import { run } from "../../../scripts/lib/run.mjs";
import { shiftedClock } from "../../../scripts/lib/shifted-clock.mjs";

test("a run without TEST_CLOCK keeps the real time", () => {
  expect(shiftedClock("")).toEqual({});
});

test("an invalid time is reported in one line", async () => {
  const file = pathToFileURL(inRoot("scripts/lib/shifted-clock.mjs"));
  const program = `import("${file}").then(({ shiftedClock }) => shiftedClock("tomorrow"));`;
  expect(await run(process.execPath, ["-e", program])).toEqual({
    code: 1,
    output: "TEST_CLOCK is no moment like 2027-02-28T23:30:00Z: tomorrow\n",
  });
});
