import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

it("the index of decisions has each by its number and title", () => {
  const rows = globSync("docs/decisions/0*.md").map((file) => {
    const [, number, title] = /^# (\d+) · (.+)$/m.exec(readFileSync(file, "utf8")) ?? [];
    return `| ${number} | [${title}](${basename(file)}) |`;
  });
  const index = readFileSync("docs/decisions/README.md", "utf8").match(/^\| \d.*$/gm) ?? [];
  expect(index.toSorted()).toEqual(rows.toSorted());
});
