import type { Server } from "node:http";
import { createServer as createListener, type ListenOptions } from "node:net";

/** Connections that wait to be accepted. Further ones are not refused: their clients retry after some seconds. */
const backlog = 4_096;

/**
 * Node accepts one new connection of each listening socket per turn of its event loop, and rendering a page blocks a
 * turn for many milliseconds. With one socket, the connections of a crowd would delay all other clients.
 */
const sockets = process.platform === "linux" ? 32 : 1;

/**
 * Makes a server listen on `host`, whatever host `listen` is called with: Next must get `localhost`, else it treats
 * its own rewrites as external and sends them over the network. On Linux several sockets share the port. A port in
 * use ends the process with one line that names it.
 */
export function listenOnHost(server: Server, host: string): void {
  const listen = server.listen.bind(server);
  const reusePort = sockets > 1;
  server.listen = (port: unknown) => {
    const address: ListenOptions = { port: Number(port), host, backlog };
    server.prependListener("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return;
      process.stderr.write(`Port ${Number(port)} on ${host} is taken: set PORT to another one.\n`);
      process.exit(1);
    });
    // Without this check, the sockets would also share the port with another program.
    const check = createListener().once("error", (error) => server.emit("error", error));
    check.listen(address, () => check.close(() => listen({ ...address, reusePort })));
    return server;
  };
  if (reusePort) server.once("listening", () => addSockets(server, host));
}

function addSockets(server: Server, host: string): void {
  const bound = server.address();
  if (bound === null || typeof bound === "string") return;
  const share = Math.ceil(server.maxConnections / sockets);
  const more = Array.from({ length: sockets - 1 }, () =>
    createListener({ noDelay: true }, (socket) => {
      // The listeners of `server` handle errors of the connection.
      server.emit("connection", Object.assign(socket, { server }));
    }),
  );
  server.maxConnections = share;
  for (const listener of more) {
    listener.maxConnections = share;
    listener.on("drop", (data) => server.emit("drop", data));
    listener.on("error", (error) => server.emit("error", error));
    listener.listen({ port: bound.port, host, backlog, reusePort: true });
  }
  const close = server.close.bind(server);
  server.close = (done) => {
    for (const listener of more) listener.close();
    return close(done);
  };
}
