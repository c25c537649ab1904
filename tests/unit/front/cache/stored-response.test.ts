import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { responseWriteTimeoutMs } from "../../../../lib/front/cache/response-write-deadline.ts";

import { StoredResponse } from "../../../../lib/front/cache/stored-response.ts";
import { startFront } from "../../../support/running-front.ts";
import { countingSite, forAll } from "../counting-site.ts";

/** More than sockets of this machine buffer by themselves. */
const size = 32 * 1024 * 1024;

describe("a public page", () => {
  test.each(["gzip", "br", undefined])(
    "is sent as %s to a client that accepts it",
    async (encoding) => {
      const front = await startFront(countingSite({ body: () => "<p>x</p>".repeat(500) }).listener);
      const headers: Record<string, string> = encoding ? { "accept-encoding": encoding } : {};
      const response = await front.request("/", { headers });
      expect(response.headers["content-encoding"]).toBe(encoding);
      expect(response.headers.vary).toContain("Accept-Encoding");
      expect(response.body).toBe("<p>x</p>".repeat(500));
    },
  );

  test("is not sent again to a client that has it", async () => {
    const front = await startFront(countingSite().listener);
    const { headers } = await front.request("/");
    const again = await front.request("/", { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  test("is sent to HEAD without its body", async () => {
    const front = await startFront(countingSite().listener);
    const response = await front.request("/", { method: "HEAD" });
    expect([response.status, response.body]).toEqual([200, ""]);
    expect(response.headers["content-length"]).toBe(String("<p>render 1</p>".length));
  });

  test("in a chosen language is stored here, and in no other cache", async () => {
    const headers = { "Cache-Control": "private, no-store", "x-mq-share": forAll };
    const site = countingSite({ headers });
    const front = await startFront(site.listener);
    const cookie = { headers: { cookie: "mq_lng=de" } };
    const responses = [await front.request("/", cookie), await front.request("/", cookie)];
    expect(responses.map((response) => response.headers["cache-control"])).toEqual([
      "private, no-store",
      "private, no-store",
    ]);
    expect(site.renders()).toBe(1);
  });

  test("as an RSC payload is stored here, and in no other cache", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const part = { headers: { rsc: "1", "next-router-state-tree": "a" } };
    const { headers } = await front.request("/pages/x?_rsc=1", part);
    await front.request("/pages/x?_rsc=1", part);
    await front.request("/pages/x?_rsc=1", {
      headers: { rsc: "1", "next-router-state-tree": "b" },
    });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(site.renders()).toBe(2);
  });

  // docs/security.md SE-75
  test("is cut off for a client that reads it too slowly", async () => {
    const { socket, read } = await lateReader();
    vi.advanceTimersByTime(responseWriteTimeoutMs + size / 8);
    socket.on("error", () => {});
    expect(await read()).toBeLessThan(size);
  });

  // docs/security.md SE-75
  test("is sent completely to a client that begins to read late", async () => {
    const { read } = await lateReader();
    vi.advanceTimersByTime(responseWriteTimeoutMs);
    expect(await read()).toBeGreaterThan(size);
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** A client that requests a long page and does not read it until `read`, which returns the number of bytes. */
async function lateReader(): Promise<{ socket: Socket; read: () => Promise<number> }> {
  const front = await startFront(countingSite({ body: () => "x".repeat(size) }).listener);
  await front.request("/");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = connect(front.port, "127.0.0.1");
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: demo.localhost\r\nConnection: close\r\n\r\n");
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  const read = async () => {
    let received = 0;
    socket.on("data", (chunk) => {
      received += chunk.length;
    });
    socket.resume();
    await once(socket, "close");
    return received;
  };
  return { socket, read };
}

describe("a stored response", () => {
  const headers = ["Content-Type", "text/html"];
  const text = "<p>x</p>".repeat(2_000);
  const stored = (body = Buffer.from(text)) =>
    new StoredResponse({ status: 200, headers, body, compressible: true });

  test.each(["identity", "gzip", "br"] as const)(
    "takes no more memory as %s than it has bytes",
    async (encoding) => {
      const encoded = await stored(Buffer.concat([Buffer.from(text)])).encode(encoding);
      expect(encoded.body.buffer.byteLength).toBe(encoded.body.length);
    },
  );

  test.each(["gzip", "br"] as const)(
    "is the same in every encoding after its text was dropped for %s",
    async (encoding) => {
      const response = stored();
      await response.encode(encoding);
      const [identity, gzip, br] = await Promise.all([
        response.encode("identity"),
        response.encode("gzip"),
        response.encode("br"),
      ]);
      expect(String(identity.body)).toBe(text);
      expect(String(gunzipSync(gzip.body))).toBe(text);
      expect(String(brotliDecompressSync(br.body))).toBe(text);
    },
  );

  test("stores its text for no client that accepts no compression", async () => {
    const response = stored();
    await response.encode("identity");
    await response.encode("gzip");
    expect(Object.keys(response.encoded)).toEqual(["gzip"]);
  });

  test("counts its text until it is compressed, then its compressed forms", async () => {
    const response = stored();
    const overhead = response.bytes - text.length;
    const resized = vi.fn<() => void>();
    response.onResize = resized;
    const [gzip, br] = await Promise.all([response.encode("gzip"), response.encode("br")]);
    expect(response.bytes).toBe(gzip.body.length + br.body.length + overhead);
    expect(resized).toHaveBeenCalledTimes(2);
  });
});
