import { describe, expect, test } from "vitest";
import { pageSite, startFront } from "../../../support/running-front.ts";

const site = pageSite("<p>page</p>");
const call = "POST /api/x HTTP/1.1\r\nHost: demo.localhost\r\n";
/** The longest possible host name: 253 characters. */
const longName = `${`${"a".repeat(62)}.`.repeat(4)}a`;
const close = "Connection: close\r\n\r\n";

describe("the front's check of a request", () => {
  // docs/security.md SE-1, SE-2, SE-3, SE-72
  test.each([
    ["a lone percent sign", "GET /% HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    ["broken UTF-8", "GET /%E0%A4%A HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    ["an encoded NUL", "GET /a%00b HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    ["a backslash", "GET /\\evil.example HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    ["an encoded backslash", "GET /%5Cevil HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    ["dot segments", "GET /pages/../user HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    ["encoded dot segments", "GET /pages/%2e%2E/user HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    [
      "an absolute URL as target",
      "GET http://evil.example/ HTTP/1.1\r\nHost: demo.localhost\r\n",
      400,
    ],
    ["a star", "OPTIONS * HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    ["a target of 8,001", `GET /${"x".repeat(8_000)} HTTP/1.1\r\nHost: demo.localhost\r\n`, 414],
    ["two hosts", "GET / HTTP/1.1\r\nHost: demo.localhost\r\nhost: evil.example\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\n", 400],
    ["no host in HTTP/1.0", "GET / HTTP/1.0\r\n", 400],
    ["an empty host", "GET / HTTP/1.1\r\nHost:\r\n", 400],
    ["a host with a path", "GET / HTTP/1.1\r\nHost: demo.localhost/x\r\n", 400],
    ["a host with a user", "GET / HTTP/1.1\r\nHost: a@demo.localhost\r\n", 400],
    ["a host with a space", "GET / HTTP/1.1\r\nHost: demo localhost\r\n", 400],
    ["a label that ends in a hyphen", "GET / HTTP/1.1\r\nHost: demo-.localhost\r\n", 400],
    ["a port above 65535", "GET / HTTP/1.1\r\nHost: demo.localhost:65536\r\n", 400],
    ["a number that is no IP address at the end", "GET / HTTP/1.1\r\nHost: a.1\r\n", 400],
    ["a number that is no IP address", "GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\n", 400],
    ["a host of 256 characters", `GET / HTTP/1.1\r\nHost: ${longName}:80\r\n`, 400],
    ["an invalid IPv6 address", "GET / HTTP/1.1\r\nHost: [1::2::3]\r\n", 400],
    ["an unknown transfer coding", `${call}Transfer-Encoding: gzip, chunked\r\n`, 400],
    ["only an unknown transfer coding", `${call}Transfer-Encoding: identity\r\n`, 400],
    [
      "a transfer coding twice",
      `${call}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n`,
      400,
    ],
    [
      "a transfer coding in HTTP/1.0",
      `${call.replace("1.1", "1.0")}Transfer-Encoding: chunked\r\n`,
      400,
    ],
    [
      "a transfer coding beside a length",
      `${call}Transfer-Encoding: chunked\r\nContent-Length: 1\r\n`,
      400,
    ],
    ["an unknown method", "BREW / HTTP/1.1\r\nHost: demo.localhost\r\n", 400],
    ["TRACE", "TRACE / HTTP/1.1\r\nHost: demo.localhost\r\n", 405],
    ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: demo.localhost\r\n", 405],
    ["POST to a page", "POST / HTTP/1.1\r\nHost: demo.localhost\r\nContent-Length: 0\r\n", 405],
    ["OPTIONS to a page", "OPTIONS / HTTP/1.1\r\nHost: demo.localhost\r\n", 405],
    ["OPTIONS to a call", "OPTIONS /api/x HTTP/1.1\r\nHost: demo.localhost\r\n", 405],
  ])("rejects %s", async (_what, head, status) => {
    const front = await startFront(site);
    const response = await front.raw(head + close);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  // docs/security.md SE-2
  test.each([
    `${longName}:8`,
    "demo.localhost",
    "DEMO.localhost:3000",
    "192.0.2.7:80",
    "[::1]:3000",
    "localhost",
  ])("accepts the host %s", async (host) => {
    const front = await startFront(site);
    expect((await front.request("/", { headers: { host } })).status).toBe(200);
  });

  test("accepts a path with encoded spaces and letters", async () => {
    const front = await startFront(site);
    expect((await front.request("/pages/l%C3%A6re%20mer")).status).toBe(200);
  });

  // docs/security.md SE-1
  test("accepts a target of 8,000 characters", async () => {
    const front = await startFront(site);
    expect((await front.request(`/${"x".repeat(7_999)}`)).status).toBe(200);
  });

  test("sends rejections that may not be stored, executed or sniffed", async () => {
    const front = await startFront(site);
    const { headers } = await front.request("/%");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
  });

  // docs/security.md SE-3
  test("treats an upgrade as an ordinary request", async () => {
    const front = await startFront(site);
    const response = await front.raw(
      "GET / HTTP/1.1\r\nHost: demo.localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n",
    );
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
  });
});
