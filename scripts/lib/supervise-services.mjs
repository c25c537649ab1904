/**
 * Long-running children: when one ends in order all end; one that died is started again, by the rule
 * of docs/operations.md, Processes.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { waitUntilHealthy } from "./wait-until-healthy.mjs";
import { projectRoot } from "./project-paths.mjs";
import { printLine } from "./print-steps.mjs";

const maxMs = 12_000;
const maxRestarts = 5;
const firstPauseMs = 500;
/** Whoever ran this long was well: what came before does not count any more. */
const forgiveAfterMs = 60 * 60 * 1000;

/**
 * @typedef {{ name: string, program: string, args: string[], env: Record<string, string>, health: string }} Service
 * @typedef {{ service: Service, child?: import("node:child_process").ChildProcess, wasWell: boolean, restarts: number, startedAt: number, pause?: NodeJS.Timeout }} Supervised
 */

/** @type {Set<Supervised>} */
const running = new Set();
let stopping = false;
let exitCode = 0;

/**
 * Starts a program that should go on until we stop it. Resolves with true once its `health` responds
 * 200; else everything is being stopped.
 * @param {Service} service
 */
export function superviseService(service) {
  /** @type {Supervised} */
  const supervised = { service, wasWell: false, restarts: 0, startedAt: 0 };
  running.add(supervised);
  return start(supervised);
}

/** Stops all children; the process ends when the last one has. */
export function stopAllServices(code = 0) {
  exitCode ||= code;
  if (stopping) return;
  stopping = true;
  for (const supervised of running) {
    clearTimeout(supervised.pause);
    if (supervised.child) supervised.child.kill("SIGTERM");
    else running.delete(supervised);
  }
  setTimeout(() => {
    for (const { child } of running) child?.kill("SIGKILL");
  }, maxMs).unref();
  exitWhenAllHaveEnded();
}

/** @param {Supervised} supervised */
async function start(supervised) {
  const { name, program, args, env, health } = supervised.service;
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  Object.assign(supervised, { child, startedAt: performance.now() });
  child.once("error", (error) => {
    process.stderr.write(`${name}: ${error.message}\n`);
    if (child.pid === undefined) ended(supervised, 1);
  });
  child.once("exit", (code, signal) => ended(supervised, codeOf(code, signal)));
  if (await waitUntilHealthy(health, child)) return (supervised.wasWell = true);
  if (child.exitCode === null && child.signalCode === null && !stopping) {
    printLine(`The ${name} does not become healthy: ${health}`);
    stopAllServices(1);
  }
  return false;
}

/**
 * What a shell would say of an end. Whoever ends by the signal that was sent has ended in order.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function codeOf(code, signal) {
  if (signal === "SIGTERM" || signal === "SIGINT") return 0;
  return signal ? 128 + constants.signals[signal] : (code ?? 1);
}

/**
 * @param {Supervised} supervised
 * @param {number} code
 */
function ended(supervised, code) {
  supervised.child = undefined;
  if (!stopping && code !== 0 && startAgain(supervised, code)) return;
  running.delete(supervised);
  exitCode ||= code;
  if (!stopping) {
    process.stderr.write(`The ${supervised.service.name} has ended with ${code}.\n`);
    stopAllServices(code);
  }
  exitWhenAllHaveEnded();
}

/**
 * False where it would not help: a child that never was well has a fault of its own.
 * @param {Supervised} supervised
 * @param {number} code
 */
function startAgain(supervised, code) {
  if (performance.now() - supervised.startedAt > forgiveAfterMs) supervised.restarts = 0;
  if (!supervised.wasWell || supervised.restarts >= maxRestarts) return false;
  const pauseMs = firstPauseMs * 2 ** supervised.restarts;
  supervised.restarts += 1;
  const turn = `${supervised.restarts} of ${maxRestarts}`;
  process.stderr.write(
    `The ${supervised.service.name} has ended with ${code}. It is started again in ${pauseMs} ms (${turn}).\n`,
  );
  supervised.pause = setTimeout(async () => {
    if (await start(supervised)) printLine(`The ${supervised.service.name} is well again.`);
  }, pauseMs);
  return true;
}

function exitWhenAllHaveEnded() {
  if (stopping && running.size === 0) process.exit(exitCode);
}

// Whoever started us may be gone without a word: then nobody could stop what we run.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stopAllServices();
}, 1_000).unref();

process.on("SIGINT", () => stopAllServices());
process.on("SIGTERM", () => stopAllServices());
