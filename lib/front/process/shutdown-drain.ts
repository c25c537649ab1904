import type { Server, ServerResponse } from "node:http";

/** Records whether the process is shutting down, and which responses it still has to finish. */
export type ShutdownDrain = {
  readonly started: boolean;
  /** Counts a response until it is closed. */
  track: (res: ServerResponse) => void;
  /** Closes the server; resolves when no response is open, or when the time is up. */
  start: (server: Server) => Promise<void>;
};

export type ShutdownDrainTimes = {
  /** New connections are still accepted this long, so that load balancers see the 503 of health. */
  lingerMs: number;
  /** How much longer those are accepted at most that wait in the kernel, where closing would reset them. */
  maxAcceptMs: number;
  maxMs: number;
};

/** Makes the draining state of one server: docs/security.md SE-8. */
export function makeShutdownDrain({
  lingerMs,
  maxAcceptMs,
  maxMs,
}: ShutdownDrainTimes): ShutdownDrain {
  let started = false;
  let openResponses = 0;
  let onIdle = () => {};
  const closed = () => {
    openResponses -= 1;
    if (openResponses === 0) onIdle();
  };
  const idle = () =>
    new Promise<void>((resolve) => (openResponses === 0 ? resolve() : (onIdle = resolve)));
  return {
    get started() {
      return started;
    },
    track(res) {
      openResponses += 1;
      res.on("close", closed);
      if (started) res.shouldKeepAlive = false;
    },
    async start(server) {
      started = true;
      const timeout = wait(maxMs);
      await wait(lingerMs);
      await Promise.race([acceptWaiting(server), wait(maxAcceptMs)]);
      server.close();
      server.closeIdleConnections();
      await Promise.race([idle(), timeout]);
      server.closeAllConnections();
    },
  };
}

/** Of each listening socket one connection is taken in a turn of the event loop: docs/decisions/0028. */
const quietTurns = 8;

/** Resolves after some turns of the event loop without a new connection: then none waits to be accepted. */
async function acceptWaiting(server: Server): Promise<void> {
  let turns = 0;
  const accepted = () => (turns = 0);
  server.on("connection", accepted);
  while (turns < quietTurns) {
    turns += 1;
    // oxlint-disable-next-line no-await-in-loop -- one turn comes after the other.
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off("connection", accepted);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
