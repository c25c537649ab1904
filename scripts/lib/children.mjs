/** Long-running children: when one ends all end, and its exit code becomes ours. */
import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

const maxMs = 12_000;
/** @type {Map<string, import("node:child_process").ChildProcess>} */
const running = new Map();
let stopping = false;
let exitCode = 0;

/**
 * Starts a program that should go on until we stop it.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export function keep(name, program, args, env) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.set(name, child);
  child.once("error", (error) => process.stderr.write(`${name}: ${error.message}\n`));
  child.once("exit", (code, signal) => ended(name, code ?? (signal ? 1 : 0)));
  return child;
}

/** Stops all children; the process ends when the last one has. */
export function stopAll(code = 0) {
  exitCode ||= code;
  if (stopping) return;
  stopping = true;
  for (const child of running.values()) child.kill("SIGTERM");
  setTimeout(() => {
    for (const child of running.values()) child.kill("SIGKILL");
  }, maxMs).unref();
  if (running.size === 0) process.exit(exitCode);
}

/**
 * @param {string} name
 * @param {number} code
 */
function ended(name, code) {
  running.delete(name);
  exitCode ||= code;
  if (!stopping) {
    process.stderr.write(`The ${name} has ended with ${code}.\n`);
    stopAll(code || 1);
  }
  if (running.size === 0) process.exit(exitCode);
}

// Whoever started us may be gone without a word: then nobody could stop what we run.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stopAll();
}, 1_000).unref();

process.on("SIGINT", () => stopAll());
process.on("SIGTERM", () => stopAll());
