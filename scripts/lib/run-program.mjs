/** Runs a program to its end; who stops us stops it. */
import { spawn } from "node:child_process";
import { projectRoot } from "./project-paths.mjs";

/**
 * `runProgram(node, ["x.ts"])` → `{ code, output }`; with `show` the output goes to the terminal as it comes,
 * and `output` is empty. What goes on longer than `limitMs` is signalled to end, has `patienceMs` for it, and
 * its code is 124.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, limitMs?: number, patienceMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(
  program,
  args,
  { env = {}, show = false, limitMs, patienceMs = 10_000 } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    /** @param {NodeJS.Signals} name */
    const stop = (name) => child.kill(name);
    const stopAtExit = () => child.kill();
    process.once("SIGINT", stop).once("SIGTERM", stop).once("exit", stopAtExit);
    let isLate = false;
    const timers = limitMs === undefined ? [] : [setTimeout(stopLate, limitMs)];
    function stopLate() {
      isLate = true;
      child.kill("SIGTERM");
      timers.push(setTimeout(() => child.kill("SIGKILL"), patienceMs));
    }
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    const end = (/** @type {number} */ code, more = "") => {
      timers.forEach(clearTimeout);
      process.off("SIGINT", stop).off("SIGTERM", stop).off("exit", stopAtExit);
      resolve({ code, output: Buffer.concat(chunks).toString("utf8") + more });
    };
    child.once("error", (error) => end(1, String(error)));
    child.once("close", (code) => end(isLate ? 124 : (code ?? 1)));
  });
}
