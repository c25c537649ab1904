import { createServer, type RequestListener, type Server } from "node:http";
import type { FrontConfig } from "../config.ts";
import { makeFront } from "../front.ts";
import type { Draining } from "./draining.ts";

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Node looks for slow clients only every 30 s otherwise.
  connectionsCheckingInterval: 1_000,
};
const connectRejection =
  "HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** A server, not yet listening, with the front before Next's request listener. */
export function makeServer(next: RequestListener, config: FrontConfig, draining: Draining): Server {
  const server = createServer(timeouts, makeFront(next, config, draining));
  server.on("connect", (_req, socket) => socket.end(connectRejection));
  if (!config.dev) ignoreUpgradeListeners(server);
  return server;
}

// Next would route an upgrade past the front; without a listener, Node treats it as an ordinary request.
function ignoreUpgradeListeners(server: Server): void {
  const on = server.on.bind(server);
  server.on = (event: string, listener: (...args: never[]) => void) =>
    event === "upgrade" ? server : Reflect.apply(on, server, [event, listener]);
}
