import childProcess from "node:child_process";
import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { maxTitleFontBytes } from "../../../../lib/channel/title-font-face-rules.ts";
import { titleLetters } from "../../../../lib/channel/title-letters.ts";
import { subsetTitleFontInProcess } from "../../../../lib/front/faces/subset-title-font-in-process.ts";

const fontOf = (name: string) => readFileSync(`public/fonts/${name}.woff2`);

test("a variable font becomes two parts of one weight for titles", async () => {
  const parts = await subsetTitleFontInProcess(fontOf("figtree-latin-wght-normal"), 640);
  expect(parts).toHaveLength(2);
  const [words, signs] = parts ?? [];
  expect(words?.letters).toContain(titleLetters.words);
  expect(signs?.letters).toBe(titleLetters.signs);
  const bytes = parts?.map(({ woff2 }) => Buffer.from(woff2, "base64").length) ?? [];
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxTitleFontBytes);
});

test("a font of one weight is used unchanged", async () => {
  expect(
    await subsetTitleFontInProcess(fontOf("barlow-condensed-latin-700-normal"), 640),
  ).toHaveLength(2);
});

// docs/security.md SE-149
test.each([
  ["nothing", Buffer.alloc(0)],
  ["a text", Buffer.from("wOF2 and then no font at all")],
  ["a truncated font", fontOf("figtree-latin-wght-normal").subarray(0, 9_000)],
])("%s is rejected", async (_, font) => {
  await expect(subsetTitleFontInProcess(font, 640)).rejects.toThrow();
});

// docs/security.md SE-149
describe("the process that reads a font", () => {
  /** The arguments and options with which it is started. */
  async function startOf() {
    const start = vi.fn<(...call: unknown[]) => object>(() =>
      Object.assign(Promise.reject(new Error("not started")), { child: {} }),
    );
    Object.assign(vi.spyOn(childProcess, "execFile"), { [promisify.custom]: start });
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
      vi.resetModules();
    });
    vi.resetModules();
    const { subsetTitleFontInProcess: subset } =
      await import("../../../../lib/front/faces/subset-title-font-in-process.ts");
    await subset(Buffer.alloc(0), 640).catch(() => {});
    const [program, args, options] = start.mock.calls[0] ?? [];
    return { program: String(program), args: [args].flat().map(String), options };
  }

  test("has 20 seconds and none of the site's variables", async () => {
    const { options } = await startOf();
    expect(options).toMatchObject({ timeout: 20_000, killSignal: "SIGKILL" });
    expect(options).toHaveProperty("env", { NODE_ENV: "production" });
  });

  test.each([
    ["reads the project's code", `readFileSync("lib/env.ts")`, "done"],
    ["reads nothing else", `readFileSync("/etc/hostname")`, "ERR_ACCESS_DENIED"],
    ["writes nothing", `writeFileSync("lib/written.ts", "")`, "ERR_ACCESS_DENIED"],
    ["starts nothing", `execFileSync("true")`, "ERR_ACCESS_DENIED"],
  ])("%s", async (_, code, outcome) => {
    const { program, args } = await startOf();
    const options = args.slice(
      0,
      args.findIndex((each) => each.endsWith("subset-title-font-program.ts")),
    );
    const tried = `import { readFileSync, writeFileSync } from "node:fs";
      import { execFileSync } from "node:child_process";
      try { ${code}; console.log("done"); } catch (error) { console.log(error.code); }`;
    const child = childProcess.spawnSync(program, [...options, "--input-type=module", "-e", tried]);
    expect(child.stdout.toString()).toBe(`${outcome}\n`);
  });
});
