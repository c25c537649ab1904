import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();

process.once("exit", () => running.forEach(endGroup));
// Who started us was ended, or we are: nobody would end what we started.
for (const end of ["disconnect", "SIGTERM"]) process.once(end, () => process.exit(1));

/** Starts a program and whatever it starts as a group, which ends with us at the latest: browsers outlive drivers. */
export function startGroup(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Ends a group that is still there at once: a browser that hangs hears nothing softer. */
export function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, "SIGKILL");
}

/** Ends a group, and waits until its first process has gone. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  endGroup(child);
  await gone;
}

/** Waits so many milliseconds for a promise; then fails with what `giveUp` says. */
export async function within<T>(
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
