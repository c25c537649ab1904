import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readProjectFiles } from "../../../scripts/lib/project-files.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const kinds = /\.(?:[cm]?[jt]s|tsx|css|md|ya?ml|sh)$/;
const files: [string, string][] = [...readProjectFiles(root, kinds)].filter(
  ([file]) => file !== "tests/unit/docs/citations.test.ts",
);
const documents = files.filter(([file]) => file.endsWith(".md"));

/** The page of each kind of rule. */
const pages: Record<string, string> = {
  PA: "docs/provider-api.md",
  BE: "docs/behaviour.md",
  SE: "docs/security.md",
  AA: "docs/admin-api.md",
};
const rules = new Map(
  Object.entries(pages).map(([kind, page]) => {
    const text = readFileSync(join(root, page), "utf8");
    const defined = [...text.matchAll(/(?:\*\*|^### )((?:PA|BE|SE|AA)-\d+)(?:\*\*| )/gm)];
    return [kind, defined.map(([, id = ""]) => id)] as const;
  }),
);

describe.each(Object.entries(pages))("the rules %s- of %s", (kind) => {
  test("have one number each, of that kind", () => {
    const ids = rules.get(kind) ?? [];
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.filter((id) => !id.startsWith(`${kind}-`))).toEqual([]);
  });
});

/** `lib/a.ts: what` for every error that a check finds in the tree. */
function faultsIn(
  among: [string, string][],
  find: (file: string, text: string) => string[],
): string[] {
  return among.flatMap(([file, text]) => find(file, text).map((fault) => `${file}: ${fault}`));
}

test("every cited rule exists", () => {
  const missing = faultsIn(files, (_, text) =>
    [...text.matchAll(/\b(PA|BE|SE|AA)-\d+\b/g)]
      .filter(([id, kind = ""]) => !rules.get(kind)?.includes(id))
      .map(([id]) => id),
  );
  expect(missing).toEqual([]);
});

test("a rule is cited with the page that contains it", () => {
  const wrong = faultsIn(files, (_, text) =>
    [...text.matchAll(/([\w/-]+\.md)`?,? ((?:PA|BE|SE|AA)-\d+)/g)]
      .filter(([, page = "", id = ""]) => !pages[id.slice(0, 2)]?.endsWith(page))
      .map(([citation]) => citation),
  );
  expect(wrong).toEqual([]);
});

test("every named document exists", () => {
  const missing = faultsIn(files, (file, text) =>
    [...text.matchAll(/(?<![\w{*.:/-])(?:\.{1,2}\/)*[\w@-][\w./@-]*\.md\b/g)]
      .map(([name]) => name)
      .filter((name) => !name.startsWith("node_modules/"))
      .filter((name) => !existsSync(join(root, name)))
      .filter((name) => !existsSync(join(root, dirname(file), name)))
      .filter((name) => !file.endsWith(".md") || !existsSync(join(root, "docs", name))),
  );
  expect(missing).toEqual([]);
});

test("every link of a document leads to a file, and to a heading of it", () => {
  const missing = faultsIn(documents, (file, text) =>
    [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path = "", heading]) => {
        const target = path === "" ? file : join(dirname(file), decodeURI(path));
        if (!existsSync(join(root, target))) return true;
        return heading !== undefined && !headingsOf(target).includes(heading);
      })
      .map(([link]) => link),
  );
  expect(missing).toEqual([]);
});

test("every file that a document names by its path exists", () => {
  const folders = "app|bench|components|docs|lib|provider|public|scripts|store|tests";
  const named = new RegExp(`\`((?:${folders})/[\\w./*@()\\[\\]{},-]*)\``, "g");
  const missing = faultsIn(documents, (file, text) =>
    file === "CHANGELOG.md"
      ? []
      : [...text.matchAll(named)]
          .map(([, path = ""]) => path)
          .filter((path) => !/\{\w+\}/.test(path))
          .filter(
            (path) => !existsSync(join(root, path)) && globSync(path, { cwd: root }).length === 0,
          ),
  );
  expect(missing).toEqual([]);
});

/** The anchors of the headings of a document. */
function headingsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
