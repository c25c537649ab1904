import { beforeAll, describe, expect, it, test, vi } from "vitest";
import { receiveClientErrors } from "../../../lib/api/receive-client-errors.ts";
import { spend } from "../../support/spend.ts";
import { aTinyChannel } from "../../support/tiny-channel.ts";
import { cookiesOf } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();

let address = 0;
const ours = () => ({
  host: "tiny.localhost",
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  // An address for each test, so that no test uses up the rate limit of another.
  "x-mq-ip": `203.0.113.${(address += 1)}`,
  "x-mq-country": "SE",
});
const chunk = "/_next/static/chunks/0dhw85vh8w0z6.js";
const error = (more: object = {}) => ({
  kind: "error",
  name: "TypeError",
  message: "no title",
  stack: [{ script: chunk, line: 1, column: 234, name: "titleOf" }],
  path: "/video/one",
  count: 1,
  ...more,
});
const batch = (...errors: object[]) => ({ build: "build-1", errors });

type Sent = { headers?: Record<string, string>; body?: string; method?: string };

function send(payload: unknown, { headers, body, method = "POST" }: Sent = {}) {
  const text = body ?? JSON.stringify(payload);
  return receiveClientErrors(method, new Headers({ ...ours(), ...headers }), async () => text);
}

const handedOn = () => provider().sentTo("/client-errors");

describe("the endpoint for client errors", () => {
  beforeAll(() => {
    vi.stubEnv("CLIENT_ERRORS", "1");
    vi.stubEnv("CLIENT_ERRORS_URL", `${provider().url}/client-errors`);
  });

  // docs/security.md SE-140
  it("forwards a batch with the channel of the host and the browser's name", async () => {
    respond("/client-errors", 200, {});
    expect((await send(batch(error()))).status).toBe(204);
    expect(handedOn()?.body).toEqual({
      ...batch(error()),
      channel: "tiny",
      browser: "Firefox 140",
    });
  });

  // docs/security.md SE-142
  it("forwards nothing about the viewer", async () => {
    respond("/client-errors", 200, {});
    const cookie = await cookiesOf({ client: "client-0001" });
    await send(batch(error()), { headers: { cookie } });
    const headers = provider().headersOf("/client-errors") ?? {};
    const forwarded = Object.keys(headers).filter((name) =>
      /viewer|client-id|authorization|cookie/.test(name),
    );
    expect(forwarded).toEqual([]);
  });

  // docs/security.md SE-142
  it("scrubs texts again", async () => {
    respond("/client-errors", 200, {});
    await send(batch(error({ message: "no user ada@mail.example", path: "/user?verify_token=1" })));
    expect(handedOn()?.body).toMatchObject({
      errors: [{ message: "no user [email]", path: "/user" }],
    });
  });

  // docs/security.md SE-140
  test.each([
    ["a page of another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
    ["a page of a sibling channel", { headers: { "sec-fetch-site": "same-site" } }, 403],
    ["a form", { headers: { "content-type": "text/plain" } }, 415],
    ["no JSON", { body: "{" }, 400],
    ["an unknown channel", { headers: { host: "nobody.localhost" } }, 404],
    ["a batch that is too long", { body: `"${" ".repeat(65_536)}"` }, 413],
    [
      "a batch with a Content-Length that is too long",
      { headers: { "content-length": "65537" } },
      413,
    ],
    ["another method", { method: "GET" }, 404],
  ])("rejects %s", async (_, sent, status) => {
    expect((await send(batch(error()), sent)).status).toBe(status);
    expect(provider().requestedPaths).not.toContain("/client-errors");
  });

  // docs/security.md SE-140, SE-144, SE-142
  test.each([
    ["no error", batch()],
    ["eleven errors", batch(...Array.from({ length: 11 }, () => error()))],
    ["a channel field", { ...batch(error()), channel: "other" }],
    ["an unknown field", batch(error({ user: "ada" }))],
    ["a long message", batch(error({ message: "a".repeat(501) }))],
    ["a stack that is a string", batch(error({ stack: "at x (https://a.example)" }))],
    [
      "a URL in a stack",
      batch(error({ stack: [{ script: "https://a.example/a.js", line: 1, column: 1 }] })),
    ],
    [
      "a path outside the build",
      batch(error({ stack: [{ script: "/_next/static/../../a.js", line: 1, column: 1 }] })),
    ],
    ["markup in a name", batch(error({ name: "<img>" }))],
    ["an impossible count", batch(error({ count: 1e9 }))],
    ["a build that is a path", { ...batch(error()), build: "../.." }],
    ["a list", [error()]],
  ])("rejects a whole batch with %s", async (_, payload) => {
    expect((await send(payload)).status).toBe(422);
    expect(provider().requestedPaths).not.toContain("/client-errors");
  });

  // docs/security.md SE-141
  it("accepts thirty batches of a network in a minute", async () => {
    respond("/client-errors", 200, {});
    const headers = { "x-mq-ip": "2001:db8:7:7::1" };
    const neighbour = { "x-mq-ip": "2001:db8:7:7::2" };
    for (let n = 0; n < 30; n += 1) await send(batch(error()), { headers });
    const response = await send(batch(error()), { headers: neighbour });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await send(batch(error()))).status).toBe(204);
  });

  // docs/security.md SE-141
  it("accepts 600 batches of a channel in a minute", async () => {
    respond("/ch/busy", 200, aTinyChannel("busy"));
    respond("/client-errors", 200, {});
    const reported = async () =>
      (await send(batch(error()), { headers: { host: "busy.localhost" } })).status;
    expect(await reported()).toBe(204);
    await spend("error-batches-of-channel", "busy", 598);
    expect([await reported(), await reported()]).toEqual([204, 429]);
    expect((await send(batch(error()))).status).toBe(204);
  });

  it("responds with Retry-After when the provider fails", async () => {
    respond("/client-errors", 500, {});
    const response = await send(batch(error()));
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
  });
});
