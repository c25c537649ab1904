import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { maxBodyBytes } from "../../../../lib/front/admission/limit-chunked-body.ts";
import { startFront } from "../../../support/running-front.ts";

const counting: RequestListener = (req, res) => {
  let bytes = 0;
  req.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  req.on("end", () => res.end(String(bytes)));
};

describe("a body", () => {
  test("of exactly 64 KB reaches the site whole", async () => {
    const front = await startFront(counting);
    const body = "x".repeat(maxBodyBytes);
    const answer = await front.ask("/api/call", { method: "POST", body });
    expect([answer.status, answer.body]).toEqual([200, String(maxBodyBytes)]);
  });

  test("that says it is larger is refused before it is read", async () => {
    const front = await startFront(counting);
    const answer = await front.raw(
      `POST /api/call HTTP/1.1\r\nHost: demo.localhost\r\nContent-Length: ${maxBodyBytes + 1}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("in chunks that turns out larger is refused", async () => {
    const front = await startFront(counting);
    const size = maxBodyBytes + 1;
    const answer = await front.raw(
      "POST /api/call HTTP/1.1\r\nHost: demo.localhost\r\nTransfer-Encoding: chunked\r\n\r\n" +
        `${size.toString(16)}\r\n${"x".repeat(size)}\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("in small chunks reaches the site whole", async () => {
    const front = await startFront(counting);
    const answer = await front.raw(
      "POST /api/call HTTP/1.1\r\nHost: demo.localhost\r\nTransfer-Encoding: chunked\r\n" +
        "Connection: close\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/\r\n5\r\n/);
  });
});
