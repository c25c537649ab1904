import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the README shows every picture of docs/screenshots, and each exists", () => {
  const files = readdirSync("docs/screenshots");
  const shown = readFileSync("README.md", "utf8").matchAll(/\(docs\/screenshots\/([^)]+)\)/g);
  expect([...shown].map(([, file = ""]) => file).toSorted()).toEqual(files.toSorted());
});
