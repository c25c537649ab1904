import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeCheckHost } from "../../../../lib/front/admission/check-host.ts";
import { pageSite, startFront } from "../../../support/running-front.ts";

const site = pageSite("<p>page</p>");

/** A request as the HTTP parser returns it. */
function requestFor(host: string): IncomingMessage {
  return { headers: { host }, rawHeaders: ["Host", host], url: "/" } as IncomingMessage;
}

/** Labels of every kind with a special meaning, with an end of every kind. */
const label = fc.oneof(
  fc.constantFrom("demo", "a", "1", "256", "0x7f", "08", "xn--a", "xn--bcher-kva", "a--b", "99999"),
  fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/),
);
const port = fc.oneof(
  fc.constant(""),
  fc.nat(99_999).map((number) => `:${number}`),
);
const address = fc.oneof(
  fc.ipV4(),
  fc.ipV6().map((ip) => `[${ip}]`),
  fc.stringMatching(/^[0-9a-f:.]{1,12}$/).map((text) => `[${text}]`),
);
const name = fc.array(label, { minLength: 1, maxLength: 5 }).map((labels) => labels.join("."));
const completeName = name.map((text) => `${text}.`);
const host = fc.tuple(fc.oneof(name, completeName, address), port).map((parts) => parts.join(""));

describe("a host", () => {
  // docs/security.md SE-2
  test("that is accepted gives a valid URL", () => {
    const check = makeCheckHost({});
    fc.assert(
      fc.property(host, (hostHeader) => {
        if (check(requestFor(hostHeader)) !== undefined) return;
        const origin = `https://${hostHeader.toLowerCase()}`;
        expect(() => new URL("/video/7?t=1", origin)).not.toThrow();
      }),
      { numRuns: 5_000 },
    );
  });

  const siteHosts = ["example.com", "tv.example.org", "192.0.2.7"];

  // docs/security.md SE-70
  test.each([
    "example.com",
    "demo.example.com",
    "DEMO.Example.com:8080",
    "a.b.example.com",
    "tv.example.org",
    "192.0.2.7:3000",
    "demo.example.com.",
    "my_channel.example.com.:8080",
  ])("like %s is served: it is a domain of SITE_HOSTS or below one", async (hostHeader) => {
    const front = await startFront(site, { siteHosts });
    expect((await front.request("/", { headers: { host: hostHeader } })).status).toBe(200);
  });

  // docs/security.md SE-70
  test.each([
    "example.org",
    "badexample.com",
    "example.com.evil.example",
    "192.0.2.8",
    "localhost",
    "[::1]",
  ])("like %s, which SITE_HOSTS does not name, is 421", async (hostHeader) => {
    const front = await startFront(site, { siteHosts });
    const response = await front.request("/", { headers: { host: hostHeader } });
    expect([response.status, response.body]).toEqual([421, "This host is not served here\n"]);
  });

  // docs/security.md SE-70
  test("that is not served is 421 for every target and method", async () => {
    const front = await startFront(site, { siteHosts });
    for (const line of ["GET /%", "TRACE /", "POST /", "GET /_next/static/nope.js"]) {
      const response = await front.raw(
        `${line} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      );
      expect(response).toMatch(/^HTTP\/1\.1 421 Misdirected Request\r\n/);
    }
  });

  // docs/security.md SE-70
  test("of any name may request the health of the process", async () => {
    const front = await startFront(site, { siteHosts });
    const response = await front.request("/api/health", { headers: { host: "10.0.0.7:3000" } });
    expect(response.status).toBe(200);
  });
});
