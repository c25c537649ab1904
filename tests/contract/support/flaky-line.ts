import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";

/** A line to a PostgreSQL server that may go dead: connections stay, and nothing comes through. */
export type FlakyLine = {
  /** The address of the same database by this line. */
  url: string;
  die: () => void;
  revive: () => void;
  close: () => void;
};

/** Lays a line to the database of that address. */
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
