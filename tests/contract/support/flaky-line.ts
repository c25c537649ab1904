import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";

/** A connection to a PostgreSQL server that can be interrupted: sockets stay open, and no data passes. */
export type FlakyLine = {
  /** The URL of the same database through this connection. */
  url: string;
  die: () => void;
  revive: () => void;
  close: () => void;
};

/** Creates a proxy for the database of that URL. */
export async function layLine(url: string): Promise<FlakyLine> {
  const { host, port } = new pg.Client({ connectionString: url });
  const target = host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const sockets = new Set<Socket>();
  let isDead = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isDead) from.pause();
      else from.resume();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: linePort } = server.address() as AddressInfo;
  const { pathname, username } = new URL(url);
  return {
    url: `postgres://${username}@127.0.0.1:${linePort}${pathname}`,
    die: () => {
      isDead = true;
      for (const socket of sockets) socket.pause();
    },
    revive: () => {
      isDead = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
