import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The kernel's clock of processes on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Processor time that a process and its threads have used: seconds. NaN where the system has no `/proc`. */
export function readCpuSeconds(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may contain spaces. `utime` and `stime` are fields 14 and 15.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process that is resident: megabytes. */
export function readResidentMb(pid: number): number {
  const text = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return (Number(text) * 1024) / 1e6;
}
