import type { Server, ServerResponse } from "node:http";

/** Knows whether the process is shutting down, and which responses it still has to finish. */
export type Draining = {
  readonly started: boolean;
  /** Counts a response until it is closed. */
  track: (res: ServerResponse) => void;
  /** Closes the server; resolves when no response is open, or when the time is up. */
  start: (server: Server) => Promise<void>;
};

export type DrainTimes = {
  /** New connections are still accepted this long, so that load balancers see the 503 of health. */
  lingerMs: number;
  maxMs: number;
};

/** Makes the draining state of one server: docs/security.md SE-8. */
export function makeDraining({ lingerMs, maxMs }: DrainTimes): Draining {
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
      server.close();
      server.closeIdleConnections();
      await Promise.race([idle(), timeout]);
      server.closeAllConnections();
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
