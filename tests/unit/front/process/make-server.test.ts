import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { makeShutdownDrain } from "../../../../lib/front/process/shutdown-drain.ts";
import { makeServer } from "../../../../lib/front/process/make-server.ts";
import { plainFront } from "../../../support/plain-front.ts";
import { pageSite, startFront } from "../../../support/running-front.ts";

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

// docs/security.md SE-74
test("connections above the limit are closed at once, which is reported once", async () => {
  const errors: unknown[] = [];
  const onError = (...facts: unknown[]) => errors.push(facts);
  const front = await startFront(pageSite("<p>page</p>"), { maxConnections: 2, onError });
  const first = await connected(front.port);
  await connected(front.port);
  for (let i = 0; i < 3; i += 1) {
    const refused = await connected(front.port);
    refused.resume();
    await once(refused, "close");
  }
  expect(errors).toEqual([["connections", "more than 2 at the same time"]]);
  first.write("GET / HTTP/1.1\r\nHost: demo.localhost\r\n\r\n");
  const [response] = await once(first, "data");
  expect(String(response)).toMatch(/^HTTP\/1\.1 200 /);
});

// docs/security.md SE-7
test("headers have ten seconds, a request has thirty, and connections are checked every second", async () => {
  const page = pageSite("<p>page</p>");
  const server = makeServer(
    page,
    plainFront,
    makeShutdownDrain({ maxAcceptMs: 0, lingerMs: 0, maxMs: 1_000 }),
  );
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  server.headersTimeout = 1;
  const slow = await connected((server.address() as AddressInfo).port);
  const begin = performance.now();
  slow.write("GET / HTTP/1.1\r\nHost: demo");
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - begin).toBeLessThan(5_000);
});
