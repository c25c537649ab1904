import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { bodyTimeoutMs, maxRequestBodyBytes } from "../../../../lib/front/admission/await-body.ts";
import { startFront } from "../../../support/running-front.ts";

const call = "POST /api/call HTTP/1.1\r\nHost: demo.localhost\r\n";

const counting: RequestListener = (req, res) => {
  let bytes = 0;
  req.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  req.on("end", () => res.end(String(bytes)));
};

describe("a body", () => {
  // docs/security.md SE-6
  test("of exactly 64 KB reaches the site whole", async () => {
    const front = await startFront(counting);
    const body = "x".repeat(maxRequestBodyBytes);
    const response = await front.request("/api/call", { method: "POST", body });
    expect([response.status, response.body]).toEqual([200, String(maxRequestBodyBytes)]);
  });

  // docs/security.md SE-6
  test("with a larger Content-Length is rejected before it is read", async () => {
    const front = await startFront(counting);
    const response = await front.raw(
      `POST /api/call HTTP/1.1\r\nHost: demo.localhost\r\nContent-Length: ${maxRequestBodyBytes + 1}\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });

  // docs/security.md SE-6
  test("in chunks that turns out larger is rejected", async () => {
    const front = await startFront(counting);
    const size = maxRequestBodyBytes + 1;
    const response = await front.raw(
      "POST /api/call HTTP/1.1\r\nHost: demo.localhost\r\nTransfer-Encoding: chunked\r\n\r\n" +
        `${size.toString(16)}\r\n${"x".repeat(size)}\r\n0\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("in small chunks reaches the site whole", async () => {
    const front = await startFront(counting);
    const response = await front.raw(
      "POST /api/call HTTP/1.1\r\nHost: demo.localhost\r\nTransfer-Encoding: chunked\r\n" +
        "Connection: close\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n",
    );
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/\r\n5\r\n/);
  });

  // docs/security.md SE-7
  test.each([
    ["of a declared length", "Content-Length: 5\r\n\r\nab"],
    ["in chunks", "Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n"],
  ])(
    "%s that stops arriving is 408, and the request never reaches the site",
    async (_how, rest) => {
      const site = vi.fn<RequestListener>();
      const front = await startFront(site);
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      const response = front.raw(call + rest);
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
      vi.advanceTimersByTime(bodyTimeoutMs);
      expect(await response).toMatch(/^HTTP\/1\.1 408 [^]*\r\nConnection: close\r\n/);
      expect(site).not.toHaveBeenCalled();
    },
  );

  test("that breaks off is never processed", async () => {
    const site = vi.fn<RequestListener>();
    const front = await startFront(site);
    const socket = connect(front.port, "127.0.0.1");
    const left = new Promise((resolve) => socket.once("close", resolve));
    socket.end(`${call}Content-Length: 5\r\n\r\nab`);
    socket.resume();
    await left;
    expect(site).not.toHaveBeenCalled();
  });

  // docs/security.md SE-6
  test("is complete before the site gets the request", async () => {
    const front = await startFront((req, res) => void res.end(String(req.readableLength)));
    const body = "x".repeat(maxRequestBodyBytes);
    expect((await front.request("/api/call", { method: "POST", body })).body).toBe(
      String(body.length),
    );
  });
});
