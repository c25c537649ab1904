import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { pathInProject } from "../../../scripts/lib/project-paths.mjs";
import { runProgram } from "../../../scripts/lib/run-program.mjs";
import { shiftedClockEnv } from "../../../scripts/lib/shifted-clock.mjs";

test("a run without TEST_CLOCK keeps the real time", () => {
  expect(shiftedClockEnv("")).toEqual({});
});

test("an invalid time is reported in one line", async () => {
  const file = pathToFileURL(pathInProject("scripts/lib/shifted-clock.mjs"));
  const program = `import("${file}").then(({ shiftedClockEnv }) => shiftedClockEnv("tomorrow"));`;
  expect(await runProgram(process.execPath, ["-e", program])).toEqual({
    code: 1,
    output: "TEST_CLOCK is no moment like 2027-02-28T23:30:00Z: tomorrow\n",
  });
});
