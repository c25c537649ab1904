import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "../lib/project-paths.mjs";

const startLimitMs = 180_000;
/** `npm start` gives its processes twelve seconds. */
const stopLimitMs = 20_000;
const running = new Set<ChildProcess>();
let isStopping = false;

/** A program that goes on until it is stopped. */
export type StartedProgram = {
  /** Resolves with all output once a part of it matches; rejects if the program ends before. */
  waitForOutput: (pattern: RegExp) => Promise<string>;
  /** Its exit code. */
  stop: () => Promise<number | null>;
};

/** Starts a program in the project's folder, with this environment only. */
export function startProgram(
  command: string,
  args: string[],
  env: Record<string, string>,
): StartedProgram {
  const { child, output, closed } = spawnProgram(command, args, env);
  return {
    waitForOutput: async (pattern) => {
      const end = AbortSignal.timeout(startLimitMs);
      while (!pattern.test(output())) {
        const isOver = await Promise.race([
          once(child.stdout, "data", { signal: end }).then(() => false),
          closed.then(() => true),
        ]).catch(() => true);
        if (isOver && !pattern.test(output())) {
          throw new Error(`${command} ${args.join(" ")} did not start:\n${output()}`);
        }
      }
      return output();
    },
    stop: async () => {
      await stopChild(child);
      return child.exitCode;
    },
  };
}

/** Runs a program to its end, and gives its output; throws that output unless it ended with 0. */
export async function runToEnd(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const { child, output, closed } = spawnProgram(command, args, env);
  await closed;
  if (child.exitCode === 0) return output();
  throw new Error(`${command} ${args.join(" ")} ended with ${child.exitCode}:\n${output()}`);
}

/** Stops all programs that are still running. */
export async function stopPrograms(): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map(stopChild));
}

function spawnProgram(command: string, args: string[], env: Record<string, string>) {
  if (isStopping) throw new Error("Stopped.");
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: { NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  child.once("error", (error) => (output += error.message));
  const closed = new Promise<void>((resolve) => {
    child.once("close", () => {
      running.delete(child);
      resolve();
    });
  });
  return { child, output: () => output, closed };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const closed = once(child, "close");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), stopLimitMs);
  await closed;
  clearTimeout(late);
}
