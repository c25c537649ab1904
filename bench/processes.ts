import { type ChildProcess, spawn } from "node:child_process";

const running = new Set<ChildProcess>();

type Start = {
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  name: string;
  /** How far it gives way to other processes: 0 to 19. */
  niceness?: number;
};

/** A process of ours, with the last of what it printed. */
export type RunningProcess = {
  pid: number;
  output: () => string;
  stop: () => Promise<void>;
  /** Its exit code. */
  ended: Promise<number | null>;
};

/** Starts Node with `args` in a process group of its own, so that all of it can be stopped. */
export function startNodeProcess({ args, cwd, env, name, niceness = 0 }: Start): RunningProcess {
  const command = ["-n", String(niceness), process.execPath, ...args];
  const child = spawn("nice", command, {
    cwd,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (child.pid === undefined) throw new Error(`${name} did not start`);
  running.add(child);
  let output = "";
  const append = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on("data", append);
  child.stderr.on("data", append);
  const ended = new Promise<number | null>((done) => child.once("close", done));
  child.once("exit", () => running.delete(child));
  return { pid: child.pid, output: () => output, stop: () => stop(child), ended };
}

/** Runs Node to its end; rejects with the last output when it fails. */
export async function runNodeProcess(start: Start): Promise<void> {
  const child = startNodeProcess(start);
  const code = await child.ended;
  if (code !== 0) throw new Error(`${start.name} ended with ${code}:\n${child.output()}`);
}

/** Waits until `url` responds at all; rejects with the output of the process after `seconds`. */
export async function waitUntilReachable(
  url: string,
  child: RunningProcess,
  seconds = 30,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response && response.status < 500) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not respond:\n${child.output()}`);
}

/** Stops everything that is still running; for the end, good or bad. */
export async function stopAllProcesses(): Promise<void> {
  await Promise.all([...running].map(stop));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  signal(child, "SIGTERM");
  const late = setTimeout(() => signal(child, "SIGKILL"), 4000);
  await ended;
  clearTimeout(late);
}

function signal({ pid }: ChildProcess, name: "SIGTERM" | "SIGKILL"): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
