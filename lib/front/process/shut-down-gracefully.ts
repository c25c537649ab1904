import type { Server } from "node:http";
import { currentRequestId } from "../../request-id-context.ts";
import type { FrontConfig } from "../front-config.ts";
import type { ShutdownDrain } from "./shutdown-drain.ts";

/**
 * Drains and ends the process: with 0 on SIGTERM or SIGINT, and when the parent process has ended (each message to
 * its closed pipe would cause another error, without end); with 1 on an uncaught exception, after which the state is
 * undefined. An unhandled rejection is logged with the call that failed, and does not end the process.
 * docs/security.md SE-8.
 */
export function shutDownGracefully(
  server: Server,
  draining: ShutdownDrain,
  onError: FrontConfig["onError"],
): void {
  const end = (code: 0 | 1) => {
    if (code > 0) process.exitCode = code;
    // A terminal and a parent process often both send the signal.
    if (draining.started) return;
    void draining.start(server).then(() => process.exit());
  };
  const endWell = () => end(0);
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, endWell);
  for (const stream of [process.stdout, process.stderr]) stream.on("error", endWell);
  process.on("uncaughtException", (error) => {
    onError("uncaughtException", stackOf(error), currentRequestId());
    end(1);
  });
  process.on("unhandledRejection", (reason) => {
    onError(callOf(reason) ?? "unhandledRejection", stackOf(reason), currentRequestId());
  });
}

/** The call that an `ApiError` of any bundle names. */
function callOf(reason: unknown): string | undefined {
  return reason instanceof Error && "call" in reason ? String(reason.call) : undefined;
}

function stackOf(reason: unknown): unknown {
  return reason instanceof Error ? reason.stack : reason;
}
