import { connect } from "node:net";
import type { RequestListener } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { pageSite, startFront } from "../../../support/running-front.ts";

const site = pageSite("<p>page</p>");
const head = "GET / HTTP/1.1\r\nHost: demo.localhost\r\n";

const cookies = (count: number) =>
  Array.from({ length: count }, (_, i) => `tossed${i}=${"x".repeat(1_024)}`).join("; ");

describe("a client", () => {
  // docs/security.md SE-71
  test("with twenty cookies of 1 KB gets the page", async () => {
    const front = await startFront(site);
    const response = await front.request("/", { headers: { cookie: cookies(20) } });
    expect([response.status, response.body]).toEqual([200, "<p>page</p>"]);
  });

  // docs/security.md SE-71
  test("with more than 64 KB of headers gets the reason, and its browser deletes its cookies", async () => {
    const front = await startFront(site);
    const { status, headers, body } = await front.request("/", {
      headers: { cookie: cookies(80) },
    });
    expect(status).toBe(431);
    expect(headers).toMatchObject({
      "clear-site-data": '"cookies"',
      "cache-control": "no-store",
      connection: "close",
      "x-content-type-options": "nosniff",
    });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toContain("load the page again");
  });

  test("gets the reason although it continues to send", async () => {
    const front = await startFront(site);
    const response = await front.raw(`${head}Cookie: ${cookies(2_000)}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test("that does not send HTTP gets 400 once", async () => {
    const front = await startFront(site);
    const response = await front.raw("\u0016\u0003\u0001 hello\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test("that requests a tunnel may continue with GET and HEAD", async () => {
    const front = await startFront(site);
    const response = await front.raw("CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n/);
  });

  test("that sends invalid bytes during a response gets nothing written into the response", async () => {
    const listener = vi.fn<RequestListener>((_req, res) => {
      res.writeHead(200, { "Content-Type": "text/plain", "Content-Length": "10" });
      res.write("half ");
    });
    const front = await startFront(listener);
    const socket = connect(front.port, "127.0.0.1");
    let received = "";
    socket.setEncoding("latin1");
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => {});
    socket.write(`${head.replace(" / ", " /api/x ")}\r\n`);
    socket.on("data", (chunk: string) => {
      received += chunk;
      if (received.includes("half")) socket.write("rubbish\r\n\r\n");
    });
    await closed;
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
