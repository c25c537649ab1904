import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type RunningProcess, startNodeProcess, waitUntilReachable } from "../processes.ts";

const script = fileURLToPath(new URL("../../scripts/serve-for-tests.mjs", import.meta.url));

/** One of the stack's processes at a moment: memory in bytes, open descriptors where the system reports them. */
export type ProcessSample = { pid: number; rss: number; descriptors: number | undefined };

export type SoakService = "site" | "provider";
const programs: Record<SoakService, RegExp> = {
  // Next gives its process a title.
  site: /standalone[\\/]server\.js|^next-server/,
  provider: /provider[\\/]main\.ts/,
};

/** Site and embedded provider as `npm start` runs them, on ports and data of their own. */
export async function startSoakStack(port: number, providerPort: number): Promise<RunningProcess> {
  const env = { PORT: String(port), PROVIDER_PORT: String(providerPort), ENDS_WITH_RUN: "1" };
  const stack = startNodeProcess({ name: "stack", args: [script], env });
  await waitUntilReachable(`http://127.0.0.1:${port}/api/health`, stack, 180);
  return stack;
}

/** The stack's processes as they are now; one that has just died is missing. */
export function sampleProcesses(
  stack: RunningProcess,
): Partial<Record<SoakService, ProcessSample>> {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], { encoding: "utf8" });
  const found: Partial<Record<SoakService, ProcessSample>> = {};
  for (const line of listed.split("\n")) {
    const [, pid, parent, kilobytes, args = ""] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) !== stack.pid) continue;
    for (const service of ["site", "provider"] as const) {
      if (!programs[service].test(args)) continue;
      const descriptors = descriptorsOf(Number(pid));
      found[service] = { pid: Number(pid), rss: Number(kilobytes) * 1024, descriptors };
    }
  }
  return found;
}

function descriptorsOf(pid: number): number | undefined {
  const folder = `/proc/${pid}/fd`;
  try {
    return existsSync(folder) ? readdirSync(folder).length : undefined;
  } catch {
    return undefined;
  }
}
