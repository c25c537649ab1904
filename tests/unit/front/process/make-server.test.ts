import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { pageSite, startFront } from "../../../support/running-front.ts";

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

// docs/security.md SE-74
test("connections above the limit are closed at once, which is told once", async () => {
  const told: unknown[] = [];
  const onError = (...facts: unknown[]) => told.push(facts);
  const front = await startFront(pageSite("<p>page</p>"), { maxConnections: 2, onError });
  const first = await connected(front.port);
  await connected(front.port);
  for (let i = 0; i < 3; i += 1) {
    const refused = await connected(front.port);
    refused.resume();
    await once(refused, "close");
  }
  expect(told).toEqual([["connections", "more than 2 at the same time"]]);
  first.write("GET / HTTP/1.1\r\nHost: demo.localhost\r\n\r\n");
  const [answer] = await once(first, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});
