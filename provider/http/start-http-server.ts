import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { HttpBindings } from "@hono/node-server";

/** A server that takes calls; `close` lets responses under way finish, for two seconds at most. */
export type ListeningServer = { port: number; close: () => Promise<void> };

export const loopbackHost = "127.0.0.1";
const timeoutMs = 2000;
/** As the site takes them: a channel may set cookies for the provider's domain too. docs/security.md SE-71 */
const serverOptions = { maxHeaderSize: 64 * 1024 };

/** `variable` is the one that sets another port. */
type ListeningAddress = { host: string; port: number; variable: string };

/** Listens on an address; port 0 takes any free one. Throws one line when it is taken, with the variable that sets another. */
export function startHttpServer(
  app: Hono<{ Bindings: HttpBindings }>,
  { host, port, variable }: ListeningAddress,
): Promise<ListeningServer> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, (address) =>
      resolve({ port: address.port, close: () => close(server) }),
    );
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`Port ${port} is taken: set ${variable} to another.`) : error);
    });
  });
}

function close(server: ReturnType<typeof serve>): Promise<void> {
  const http = server as Server;
  return new Promise((resolve) => {
    const timer = setTimeout(() => http.closeAllConnections(), timeoutMs);
    http.close(() => {
      clearTimeout(timer);
      resolve();
    });
    http.closeIdleConnections();
  });
}
