import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import type { TitleFontPart } from "../../channel/title-font-face-rules.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));
const readable = ["lib/*", "node_modules/*", "package.json"];
const program = fileURLToPath(new URL("subset-title-font-program.ts", import.meta.url));
const deadlineMs = 20_000;
const maxOutputBytes = 64 * 1024;

const output = z.array(z.object({ letters: z.string(), woff2: z.base64() })).nullable();
const run = promisify(execFile);

/**
 * Runs `subsetTitles` in a separate process, because the font is untrusted: the process can only read this project's
 * code, gets no environment variables, can neither write nor start processes, and has 20 s. docs/security.md SE-149.
 */
export async function subsetTitleFontInProcess(
  font: Uint8Array,
  weight: number,
): Promise<TitleFontPart[] | undefined> {
  const reads = readable.map((path) => `--allow-fs-read=${project}${path}`);
  const args = ["--permission", ...reads, "--max-old-space-size=128"];
  const running = run(process.execPath, [...args, program, String(weight)], {
    env: { NODE_ENV: "production" },
    timeout: deadlineMs,
    killSignal: "SIGKILL",
    maxBuffer: maxOutputBytes,
  });
  // A program that has ended does not read its input; its exit is handled below.
  running.child.stdin?.on("error", () => {});
  running.child.stdin?.end(font);
  const { stdout } = await running.catch((cause: unknown) => {
    throw new Error("the font cannot be cut down", { cause });
  });
  return output.parse(JSON.parse(stdout)) ?? undefined;
}
