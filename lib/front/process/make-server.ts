import { createServer, type RequestListener, type Server } from "node:http";
import type { FrontConfig } from "../front-config.ts";
import { makeFront } from "../front.ts";
import { handleMalformedRequests } from "./handle-malformed-requests.ts";
import type { ShutdownDrain } from "./shutdown-drain.ts";

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Node looks for slow clients only every 30 s otherwise.
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 64 * 1024,
};

/** A server, not yet listening, with the front before Next's request listener. */
export function makeServer(
  next: RequestListener,
  config: FrontConfig,
  draining: ShutdownDrain,
): Server {
  const server = createServer(limits);
  server.on("request", handleMalformedRequests(server));
  server.on("request", makeFront(next, config, draining));
  limitConnections(server, config);
  if (!config.dev) ignoreUpgradeListeners(server);
  return server;
}

const minuteMs = 60_000;

/** Closes connections above the limit immediately, and reports it once a minute at most. */
function limitConnections(server: Server, { maxConnections, onError }: FrontConfig): void {
  server.maxConnections = maxConnections;
  let loggedAt = Number.NEGATIVE_INFINITY;
  server.on("drop", () => {
    if (performance.now() - loggedAt < minuteMs) return;
    loggedAt = performance.now();
    onError("connections", `more than ${maxConnections} at the same time`);
  });
}

// Next would route an upgrade past the front; without a listener, Node treats it as an ordinary request.
function ignoreUpgradeListeners(server: Server): void {
  const on = server.on.bind(server);
  server.on = (event: string, listener: (...args: never[]) => void) =>
    event === "upgrade" ? server : Reflect.apply(on, server, [event, listener]);
}
