import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { superviseService } from "../../../scripts/lib/supervise-services.mjs";

export type Service = Parameters<typeof superviseService>[0];

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A process that supervises services, and its output and theirs. */
export type Supervisor = {
  output: () => string;
  /** Waits until this many lines contain the text. */
  says: (text: string | RegExp, times?: number) => Promise<void>;
  kill: (signal: NodeJS.Signals) => void;
  /** Its exit code, once it has exited. */
  code: () => Promise<number | null>;
};

/** A service that exits on request: stand-in.ts. */
export function standIn(name: string, port: number): Service {
  return {
    name,
    program: process.execPath,
    args: [pathOf("stand-in.ts"), name, String(port)],
    env: {},
    health: `http://127.0.0.1:${port}/`,
  };
}

/** Starts scripts/lib/supervise-services.mjs in a separate process, which `closing` ends after the test. */
export function startSupervisor(
  services: Service[],
  closing: (() => Promise<unknown>)[],
): Supervisor {
  const args = ["--import", pathOf("hurry.ts"), pathOf("supervisor.ts"), JSON.stringify(services)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  closing.push(async () => {
    child.kill("SIGTERM");
    await exited;
  });
  return {
    output: () => output,
    says: async (text, times = 1) => {
      await expect
        .poll(() => output.split("\n").filter((line) => line.match(text)).length, {
          timeout: 200_000,
          interval: 20,
        })
        .toBeGreaterThanOrEqual(times);
    },
    kill: (signal) => child.kill(signal),
    code: async () => {
      await exited;
      return child.exitCode;
    },
  };
}
