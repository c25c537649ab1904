import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { replaceMarkedSection } from "../../../bench/write-performance.ts";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const text = read("docs/performance.md");
const figures = globSync("bench/figures/*.ts", { cwd: fileURLToPath(root) }).flatMap((file) =>
  [...read(file).matchAll(/\bfigure(?:: | = )"([^"]+)"/g)].map(([, name = ""]) => name),
);
const how = [...(text.split("| figure | how |")[1] ?? "").matchAll(/^\| ([^|]+) \| (.+) \|$/gm)];

describe("docs/performance.md", () => {
  test("explains every figure's measurement", () => {
    const documented = how.map(([, name = ""]) => name);
    expect(documented.toSorted()).toEqual([...new Set(figures)].toSorted());
  });

  test("contains texts, not figures", () => {
    expect(how.filter(([, , cell = ""]) => cell.includes(" | ")).map(([row]) => row)).toEqual([]);
  });

  test("keeps everything except the figures when they are measured again", () => {
    const [before, after] = [text.indexOf("<!-- figures -->"), text.indexOf("<!-- /figures -->")];
    const fresh = replaceMarkedSection("figures", text, "| new |");
    expect(fresh.startsWith(text.slice(0, before))).toBe(true);
    expect(fresh.endsWith(text.slice(after))).toBe(true);
    expect(fresh).toContain("| new |");
  });

  test.each(["", "<!-- figures -->", `${text}${text}`])(
    "is not written without the two comments, once each",
    (wrong) => {
      expect(() => replaceMarkedSection("figures", wrong, "")).toThrow("once each");
    },
  );
});
