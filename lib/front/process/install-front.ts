import http, { type RequestListener, type Server } from "node:http";
import type { FrontConfig } from "../front-config.ts";
import { makeShutdownDrain } from "./shutdown-drain.ts";
import { shutDownGracefully } from "./shut-down-gracefully.ts";
import { listenOnHost } from "./listen-on-host.ts";
import { makeServer } from "./make-server.ts";
import { markFrontRunning } from "./mark-front-running.ts";

/**
 * Puts the front before the next server that this process creates, which is Next's: a custom server
 * can't be combined with its standalone build.
 */
export function installFront(config: FrontConfig): void {
  const createServer = http.createServer;
  const createWithFront = (...args: unknown[]) => {
    const listener = args.find((arg) => typeof arg === "function");
    if (listener === undefined) return Reflect.apply(createServer, http, args);
    http.createServer = createServer;
    return createFrontServer(listener as RequestListener, config);
  };
  http.createServer = createWithFront as typeof createServer;
}

function createFrontServer(next: RequestListener, config: FrontConfig): Server {
  const draining = makeShutdownDrain({ lingerMs: 500, maxAcceptMs: 2_000, maxMs: 9_000 });
  const server = makeServer(next, config, draining);
  markFrontRunning();
  listenOnHost(server, config.host);
  if (!config.dev) shutDownGracefully(server, draining, config.onError);
  return server;
}
