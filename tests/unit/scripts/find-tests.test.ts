import { expect, test } from "vitest";
import {
  findTests,
  playwrightPattern,
  sortTestsByRunner,
} from "../../../scripts/lib/find-tests.mjs";

const files = [
  "tests/e2e/gate.spec.ts",
  "tests/e2e/support/gates.ts",
  "tests/unit/gate/access-rules.test.ts",
  "tests/components/gate.test.tsx",
  "tests/engines/film.test.ts",
];

test("a word selects the tests of each kind whose path contains it, and no support file", () => {
  expect(sortTestsByRunner(files, ["gate"])).toEqual({
    units: ["tests/components/gate.test.tsx", "tests/unit/gate/access-rules.test.ts"],
    journeys: ["tests/e2e/gate.spec.ts"],
    engines: [],
  });
});

test("a word that no browser test's path contains selects no browser test", () => {
  expect(sortTestsByRunner(files, ["unit/gate"]).journeys).toEqual([]);
  expect(findTests(["tests/unit/scripts/find-tests"])).toEqual({
    units: ["tests/unit/scripts/find-tests.test.ts"],
    journeys: [],
    engines: [],
  });
});

test("the name of the folder that contains the project selects nothing", () => {
  expect(playwrightPattern("tests/e2e/gate.spec.ts")).toBe("/tests/e2e/gate\\.spec\\.ts$");
});
