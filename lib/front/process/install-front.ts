import http, { type RequestListener, type Server } from "node:http";
import type { FrontConfig } from "../config.ts";
import { type Draining, makeDraining } from "./draining.ts";
import { makeServer } from "./make-server.ts";

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
  const draining = makeDraining({ lingerMs: 500, maxMs: 9_000 });
  const server = makeServer(next, config, draining);
  listenOnHost(server, config.host);
  if (!config.dev) exitOnSignal(server, draining);
  return server;
}

/**
 * Lets a server listen on `host`, whatever host `listen` is called with: Next must believe that it is
 * `localhost`, else it takes its own rewrites for foreign ones and sends them over the network.
 * A port in use ends the process with one line that names it.
 */
function listenOnHost(server: Server, host: string): void {
  const listen = server.listen.bind(server);
  let requestedPort: unknown;
  server.listen = (port: unknown) => {
    requestedPort = port;
    return Reflect.apply(listen, server, [port, host]);
  };
  server.prependListener("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") return;
    process.stderr.write(`Port ${requestedPort} on ${host} is taken: set PORT to another one.\n`);
    process.exit(1);
  });
}

/**
 * Drains and exits with 0 on SIGTERM or SIGINT, and when the parent process is gone: every message to
 * its closed pipe would cause another error message to that pipe, without end.
 */
function exitOnSignal(server: Server, draining: Draining): void {
  const exit = () => {
    // A terminal and a parent process often both send the signal.
    if (draining.started) return;
    void draining.start(server).then(() => process.exit(0));
  };
  process.on("SIGTERM", exit);
  process.on("SIGINT", exit);
  process.stdout.on("error", exit);
  process.stderr.on("error", exit);
}
