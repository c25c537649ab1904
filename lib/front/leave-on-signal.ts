import type { Server } from "node:http";
import type { Draining } from "./draining.ts";

/**
 * On SIGTERM or SIGINT: finishes what is in flight and exits with 0, within ten seconds. So it does
 * when nobody reads its words any more, because whoever started it is gone: each complaint about a
 * closed pipe would otherwise be written to that very pipe, for ever.
 */
export function leaveOnSignal(server: Server, draining: Draining): void {
  const leave = () => {
    // A terminal and a parent process often both send the signal.
    if (draining.begun) return;
    draining.begin(server).then(() => process.exit(0));
  };
  process.on("SIGTERM", leave);
  process.on("SIGINT", leave);
  process.stdout.on("error", leave);
  process.stderr.on("error", leave);
}
