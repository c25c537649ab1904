import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  createStableValueMeasure,
  calculateGrowthRatio,
  createZeroCountMeasure,
  formatSoakReportTable,
} from "../../../bench/soak/soak-measures.ts";
import { createHostileRequest } from "../../../bench/soak/create-hostile-request.ts";
import { replaceMarkedSection } from "../../../bench/write-performance.ts";

const show = (value: number) => `${value} MB`;

describe("the soak's report", () => {
  test("compares the last third with the middle one", () => {
    expect(calculateGrowthRatio([1, 99, 10, 10, 12, 10])).toBeCloseTo(1.1);
  });

  test.each([
    [[500, 500, 100, 100, 110, 110], true],
    [[500, 500, 100, 100, 111, 111], false],
    [[], true],
  ])("calls %j flat: %s", (values, isGood) => {
    expect(createStableValueMeasure("memory", values, show).isGood).toBe(isGood);
  });

  test("tolerates the noise of small counts", () => {
    expect(createStableValueMeasure("descriptors", [1, 1, 20, 20, 31, 31], show, 10).isGood).toBe(
      true,
    );
    expect(createStableValueMeasure("descriptors", [1, 1, 20, 20, 33, 33], show, 10).isGood).toBe(
      false,
    );
  });

  test.each([
    [0, 100, true],
    [1, 100, false],
    [0, 0, false],
  ])("accepts %i errors of %i visitors: %s", (count, of, isGood) => {
    expect(createZeroCountMeasure("errors", count, of).isGood).toBe(isGood);
  });

  test("judges figures with a limit and prints the rest", () => {
    const figure = { what: "visitors", value: "7", isGood: true };
    const missed = { what: "errors", value: "1 of 9", bar: "= 0", isGood: false };
    expect(formatSoakReportTable([figure, missed]).split("\n").slice(2)).toEqual([
      "| visitors | 7 |  | info |",
      "| errors | 1 of 9 | = 0 | miss |",
    ]);
  });

  test("has its section in docs/operations.md", () => {
    const page = readFileSync("docs/operations.md", "utf8");
    expect(replaceMarkedSection("soak", page, "| new |")).toContain("| new |");
  });
});

test("hostile requests with a random name are never the same twice", () => {
  const pending = Array.from({ length: 400 }, () =>
    JSON.stringify(createHostileRequest(["demo.localhost"])),
  );
  const madeUp = pending.filter((one) => one.includes("made-up"));
  expect(new Set(madeUp).size).toBe(madeUp.length);
});
