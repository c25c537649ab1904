import type { Server, ServerResponse } from "node:http";

/** Knows whether the process is on its way out, and what it still has to finish. */
export type Draining = {
  readonly begun: boolean;
  /** Counts an answer until it is through. */
  track: (res: ServerResponse) => void;
  /** Begins to drain; resolves when nothing is in flight, or when the time is up. */
  begin: (server: Server) => Promise<void>;
};

export type DrainTimes = {
  /** New connections are still taken this long, so that balancers see the 503 of health. */
  lingerMs: number;
  mostMs: number;
};

/** Makes the state of one server: safety.md, Surface (SIGTERM). */
export function makeDraining({ lingerMs, mostMs }: DrainTimes): Draining {
  let begun = false;
  let inFlight = 0;
  let onIdle = () => {};
  const done = () => {
    inFlight -= 1;
    if (inFlight === 0) onIdle();
  };
  const idle = () =>
    new Promise<void>((resolve) => (inFlight === 0 ? resolve() : (onIdle = resolve)));
  return {
    get begun() {
      return begun;
    },
    track(res) {
      inFlight += 1;
      res.on("close", done);
      if (begun) res.shouldKeepAlive = false;
    },
    async begin(server) {
      begun = true;
      const most = wait(mostMs);
      await wait(lingerMs);
      server.close();
      server.closeIdleConnections();
      await Promise.race([idle(), most]);
      server.closeAllConnections();
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
