import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";

const script = fileURLToPath(new URL("../../../scripts/check-retired-words.ts", import.meta.url));
const folders: string[] = [];

/** Runs the check on a project of these files. */
function check(files: Record<string, string>, ...within: string[]) {
  const root = mkdtempSync(join(tmpdir(), "marquee-words-"));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const args = [script, `--root=${root}`, ...within];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return { code: status, output: stdout };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("a retired word is found", () => {
  test.each([
    ["as a function", "provider/a.ts", "askHouse();", 'provider/a.ts:1: "askHouse"'],
    ["as a type", "lib/a.ts", "\ntype B = Asker;", 'lib/a.ts:2: "Asker"'],
    ["as part of a name", "components/a.ts", "const keptEmail = 1;", '"keptEmail"'],
    ["as a limit's first word", "lib/a.ts", "const mostBytes = 1;", '"mostBytes"'],
    ["in a comment", "lib/a.ts", "// Signs in at a house.", '"house"'],
    ["in a string", "tests/a.test.ts", 'test("a row is asleep");', '"asleep"'],
    ["in code within a template", "lib/a.ts", "const a = `x ${here} y`;", '"here"'],
    ["after a pattern that holds a quote", "lib/a.ts", `const a = /['"]/, abroad = 1;`, '"abroad"'],
    ["after a division", "lib/a.ts", "const a = b / c + here / 2;", '"here"'],
    ["in a document", "docs/glossary.md", "Other houses may.", '"houses"'],
    ["as a file's name", "lib/pages/find-out.ts", "", 'lib/pages/find-out.ts: "findOut"'],
    ["as a folder's name", "components/early-press/a.ts", "", '"earlyPress"'],
    ["as a rule of the gate", "lib/gate/a.ts", "forced();", '"forced"'],
  ])("%s", (_, file, text, line) => {
    const { code, output } = check({ [file]: text });
    expect(output).toContain(line);
    expect(code).toBe(1);
  });
});

describe("a word of the dialect is found", () => {
  test.each([
    ["as part of a name", "worker/a.ts", "const isAsked = 1;", 'worker/a.ts:1: "isAsked"'],
    ["in a comment", "worker/a.ts", "// It tells the owner.", '"tells"'],
    ["in a message", "worker/a.ts", 'say("the provider answers");', '"answers"'],
    ["in a template", "worker/a.ts", "say(`${name} was asked for`);", '"asked"'],
    ["in a style sheet", "worker/a.css", "/* A wish. */", '"wish"'],
    ["as a bare export", "worker/a.ts", "export function reset() {}", '"reset"'],
    ["as a file's name", "worker/told-viewer.ts", "", 'worker/told-viewer.ts: "toldViewer"'],
  ])("%s", (_, file, text, line) => {
    const { code, output } = check({ [file]: text });
    expect(output).toContain(line);
    expect(code).toBe(1);
  });

  test.each([
    ["as a field of a message", "worker/a.ts", "const told_at = body.is_own;"],
    ["as a function of the language", "worker/a.ts", "Object.hasOwn(a, b);"],
    ["as an answer in a form", "worker/a.ts", "saveRegistrationAnswers(); // Form answers."],
    ["as a string of one word", "worker/a.ts", 'text("told");'],
    ["as a reset that is not exported", "worker/a.ts", "function reset() {}"],
  ])("it passes %s", (_, file, text) => {
    expect(check({ [file]: text })).toEqual({ code: 0, output: "" });
  });
});

describe("the same letters pass", () => {
  test.each([
    ["in another word", "lib/a.ts", "lighthouse(); // a greenhouse, a household"],
    ["as plain English in a comment", "lib/a.ts", "// It is kept here, as was said. Who comes?"],
    ["as plain English in a string", "lib/a.ts", 'say("kept here", "Share", `said ${"kept"}`);'],
    ["outside the gate", "lib/a.ts", "const forced = true;"],
    ["as a film's title", "provider/seed/data/demo/a.ts", '"The House With No North"'],
    ["as a film's title in a journey", "tests/e2e/a.ts", '"the-house-with-no-north"'],
    ["in a name of ClickHouse", "provider/a.ts", "const clickHouseUrl = createClickHouse();"],
    ["in an asset's notes", "provider/assets/CREDITS.md", "A house by the sea."],
  ])("%s", (_, file, text) => {
    expect(check({ [file]: text })).toEqual({ code: 0, output: "" });
  });
});

test("a path narrows the check", () => {
  const files = { "lib/a.ts": "here();", "app/b.ts": "here();" };
  expect(check(files, "lib").output).toContain("1 retired word");
  expect(check(files, "store").code).toBe(0);
});
