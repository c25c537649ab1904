import type { Server } from "node:http";

/**
 * Lets a server listen on `host` whatever its owner asks for: Next must believe that it is
 * `localhost`, else it takes its own rewrites for foreign ones and sends them over the network.
 * A taken port ends the process with one line that names it.
 */
export function listenAt(server: Server, host: string): void {
  const listen = server.listen.bind(server);
  let asked: unknown;
  server.listen = (port: unknown) => {
    asked = port;
    return Reflect.apply(listen, server, [port, host]);
  };
  server.prependListener("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") return;
    process.stderr.write(`Port ${asked} on ${host} is taken: set PORT to another one.\n`);
    process.exit(1);
  });
}
