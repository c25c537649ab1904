import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { listenOnHost } from "@/lib/front/process/listen-on-host.ts";

const host = "127.0.0.1";
const servers: Server[] = [];
const clients: Socket[] = [];

async function start(prepare: (server: Server) => void = () => {}): Promise<number> {
  const server = createServer((_, res) => res.end("hello"));
  servers.push(server);
  server.maxConnections = 10_000;
  prepare(server);
  listenOnHost(server, host);
  server.listen(0, "localhost");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

function connectMany(port: number, count: number): Socket[] {
  const made = Array.from({ length: count }, () => connect(port, host));
  clients.push(...made);
  return made;
}

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

test("connections that arrived while a page was rendered are accepted together", async () => {
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    immediate = setImmediate(nextTurn);
  };
  let immediate = setImmediate(nextTurn);
  const turns: number[] = [];
  const port = await start((server) => server.on("connection", () => turns.push(turn)));
  connectMany(port, 64);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  await expect.poll(() => turns.length).toBe(64);
  clearImmediate(immediate);
  const inOneTurn = turns.filter((each) => each === turns[0]);
  expect(inOneTurn.length).toBeGreaterThan(4);
});

test("an error of any connection is handled by the server", async () => {
  const port = await start((server) =>
    server.on("clientError", (_, socket) => socket.end("HTTP/1.1 400 Told\r\n\r\n")),
  );
  const responses = connectMany(port, 64).map((client) => {
    client.write("nonsense\r\n\r\n");
    return text(client);
  });
  expect(new Set(await Promise.all(responses))).toEqual(new Set(["HTTP/1.1 400 Told\r\n\r\n"]));
});

// docs/security.md SE-74
test("the limit of connections holds for all sockets together", async () => {
  let taken = 0;
  let dropped = 0;
  const port = await start((server) => {
    server.maxConnections = 32;
    server.on("connection", () => (taken += 1)).on("drop", () => (dropped += 1));
  });
  connectMany(port, 200).forEach((client) => client.on("error", () => {}));
  await expect.poll(() => taken + dropped).toBe(200);
  expect(taken).toBeLessThanOrEqual(32);
  expect(taken).toBeGreaterThan(1);
});

test("a closed server accepts no connection on any socket", async () => {
  const port = await start();
  const [server] = servers.splice(0);
  await new Promise((done) => server?.close(done));
  const codes = connectMany(port, 64).map(async (client) => {
    const [error] = (await once(client, "error").catch((reason: unknown) => [reason])) as [
      NodeJS.ErrnoException,
    ];
    return error.code;
  });
  expect(new Set(await Promise.all(codes))).toEqual(new Set(["ECONNREFUSED"]));
});

test("a port on which a site already listens ends the process with its number", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const port = await start();
  const second = createServer();
  listenOnHost(second, host);
  second.on("error", () => {});
  second.listen(port);
  await expect.poll(() => exit.mock.calls).toEqual([[1]]);
  expect(written).toHaveBeenCalledWith(
    `Port ${port} on ${host} is taken: set PORT to another one.\n`,
  );
  expect(second.listening).toBe(false);
  vi.restoreAllMocks();
});
