import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();

process.once("exit", () => running.forEach(endGroup));
// When the parent process or this one ends, the children must end too.
for (const end of ["disconnect", "SIGTERM"]) process.once(end, () => process.exit(1));

/** Starts a program and its children as a group, which ends with this process at the latest: browsers outlive drivers. */
export function startGroup(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Kills a group that still runs. A browser that hangs ignores gentler signals. */
export function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, "SIGKILL");
}

/** Ends a group, and waits until its first process has exited. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  endGroup(child);
  await exited;
}

/** Waits this many milliseconds for a promise, then rejects with the message that `giveUp` returns. */
export async function withTimeout<T>(
  limit: number,
  promise: Promise<T>,
  giveUp: () => string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(giveUp())), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
