import { connect } from "node:net";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { pageSite, startFront } from "../../../support/running-front.ts";
import { eventually } from "../../../support/eventually.ts";

/** A site whose responses to `/api/slow` wait until they are released. */
function slowSite() {
  const waiting: ServerResponse[] = [];
  const page = pageSite("<p>page</p>");
  return {
    waiting,
    listener: (...[req, res]: Parameters<typeof page>) => {
      if (req.url === "/api/slow") waiting.push(res);
      else page(req, res);
    },
  };
}

const patient = { lingerMs: 0, maxAcceptMs: 60_000, maxMs: 60_000 };

// docs/security.md SE-8
describe("a draining front", () => {
  test("responds with 503 at /api/health at once, and closes connections after their response", async () => {
    const { listener, waiting } = slowSite();
    const front = await startFront(listener, {}, { lingerMs: 3_000, maxAcceptMs: 0, maxMs: 9_000 });
    const slow = front.request("/api/slow");
    await eventually(() => expect(waiting).toHaveLength(1));
    const left = front.drain();
    expect((await front.request("/api/health")).status).toBe(503);
    const page = await front.request("/", { headers: { connection: "keep-alive" } });
    expect([page.status, page.headers.connection]).toEqual([200, "close"]);
    waiting[0]?.end("done");
    expect((await slow).body).toBe("done");
    await left;
  });

  // docs/security.md SE-203
  test("responds to each of three hundred requests whose connections wait to be accepted", async () => {
    const front = await startFront(pageSite("<p>page</p>"), {}, patient);
    const pending = Array.from({ length: 300 }, () => front.request("/api/viewer"));
    const left = front.drain();
    const statuses = await Promise.all(
      pending.map((response) =>
        response.then(
          ({ status }) => status,
          (error: NodeJS.ErrnoException) => error.code,
        ),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await left;
  });

  test("does not wait for a connection that sends no request", async () => {
    const front = await startFront(pageSite("<p>page</p>"));
    const socket = connect(front.port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nHost: demo");
    // Whether the kernel closes or resets the connection does not matter.
    socket.on("error", () => {});
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    await front.drain();
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  test("ends although a response never comes", async () => {
    const { listener, waiting } = slowSite();
    const front = await startFront(listener);
    const slow = front.request("/api/slow").catch(() => "cut off");
    await eventually(() => expect(waiting).toHaveLength(1));
    await front.drain();
    expect(await slow).toBe("cut off");
  });
});
