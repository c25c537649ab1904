import { describe, expect, test } from "vitest";
import { findDoubleExports } from "../../../scripts/lib/find-double-exports.ts";

const find = (files: Record<string, string>) => findDoubleExports(new Map(Object.entries(files)));

describe("a name that two files export is found", () => {
  test.each([
    ["two functions", "export function saveVisit() {}", "export async function saveVisit() {}"],
    ["a component and a type", "export function saveVisit() {}", "export type saveVisit = string;"],
    ["two constants", "export const saveVisit = 1;", "export const saveVisit = 2;"],
  ])("%s", (_, one, other) => {
    const files = ["components/a.tsx", "lib/b.ts"];
    expect(find({ "lib/b.ts": other, "components/a.tsx": one })).toEqual([
      { name: "saveVisit", files },
    ]);
  });

  test("within the provider", () => {
    const text = "export const endSession = 1;";
    const files = ["provider/a.ts", "provider/db/b.ts"];
    expect(find({ "provider/a.ts": text, "provider/db/b.ts": text })).toEqual([
      { name: "endSession", files },
    ]);
  });
});

describe("a name passes", () => {
  test.each([
    ["in site and provider", "lib/a.ts", "provider/b.ts", "export const x = 1;"],
    ["in tests", "tests/a.ts", "tests/b.ts", "export const x = 1;"],
    ["where Next gives it", "app/a/route.ts", "app/b/route.ts", "export function GET() {}"],
    ["where it is exported again", "lib/a.ts", "lib/b.ts", 'export { x } from "./c.ts";'],
    ["in a comment", "lib/a.ts", "lib/b.ts", "/*\nexport const x = 1;\n*/"],
  ])("%s", (_, one, other, text) => {
    expect(find({ [one]: text, [other]: text })).toEqual([]);
  });

  test("when one file has it as a constant and as a type", () => {
    expect(find({ "lib/a.ts": "export const X = 1;\nexport type X = number;" })).toEqual([]);
  });
});
