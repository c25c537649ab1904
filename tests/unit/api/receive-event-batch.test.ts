import { beforeAll, expect, it, test, vi } from "vitest";
import { receiveEventBatch } from "../../../lib/api/receive-event-batch.ts";
import { clientNetwork } from "../../../lib/viewer/client-network.ts";
import { spend } from "../../support/spend.ts";
import { cookiesOf } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
beforeAll(() => vi.stubEnv("ANALYTICS_URL", `${provider().url}/events`));

const ours = {
  host: "tiny.localhost",
  "sec-fetch-site": "same-origin",
  "content-type": "application/x-ndjson",
  "user-agent": "Browser/1.0",
};
const row = (more: object = {}) => ({
  event_id: "event-0001",
  event_name: "page_view",
  channel_token: "tiny",
  visit_id: "visit-0001",
  ...more,
});

type Sent = { headers?: Record<string, string>; name?: string | null; body?: string };

function send(rows: unknown[], { headers, name = "visits", body }: Sent = {}) {
  const text = body ?? rows.map((each) => JSON.stringify(each)).join("\n");
  return receiveEventBatch(new Headers({ ...ours, ...headers }), name, async () => text);
}

const handedOn = () => provider().sentTo("/events");

function taken(successful_rows = 1, quarantined_rows = 0) {
  respond("/events", 202, { successful_rows, quarantined_rows });
}

it("forwards a batch and returns the number of accepted rows", async () => {
  taken(2, 1);
  const response = await send([row(), row({ event_id: "event-0002" }), { channel_token: "tiny" }]);
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ successful_rows: 2, quarantined_rows: 1 });
  expect(handedOn()).toMatchObject({ method: "POST", query: "name=visits" });
  expect(handedOn()?.body).toHaveLength(3);
});

// docs/security.md SE-135
it("sends site and viewer to the intake, and no access token", async () => {
  taken();
  const cookie = await cookiesOf({ client: "client-0001" });
  await send([row()], {
    headers: { "x-mq-ip": "203.0.113.9", "x-mq-country": "SE", cookie },
  });
  const headers = provider().headersOf("/events");
  expect(headers).toMatchObject({
    "content-type": "application/x-ndjson",
    "x-analytics-channel": "tiny",
    "x-viewer-ip": "203.0.113.9",
    "x-viewer-country": "SE",
    "x-viewer-user-agent": "Browser/1.0",
  });
  expect(headers).not.toHaveProperty("authorization");
  expect(headers).not.toHaveProperty("x-analytics-client-id");
});

it("cuts a name that is too long, and leaves invalid rows to the quarantine", async () => {
  taken();
  await send([], { body: `no JSON\n\n${JSON.stringify(row({ event_name: "x".repeat(300) }))}\n7` });
  const [first, second = "", third] = (handedOn()?.body ?? []) as string[];
  expect([first, third]).toEqual(["no JSON", "7"]);
  expect(JSON.parse(second)).toEqual(row({ event_name: "x".repeat(255) }));
});

// docs/security.md SE-135
test.each([
  ["a page of another site", { headers: { "sec-fetch-site": "cross-site" } }, 403],
  ["a page of a sibling channel", { headers: { "sec-fetch-site": "same-site" } }, 403],
  ["a request without an origin", { headers: { "sec-fetch-site": "none" } }, 403],
  ["JSON", { headers: { "content-type": "application/json" } }, 415],
  ["an unknown table", { name: "users" }, 422],
  ["no table", { name: null }, 422],
  ["an unknown channel", { headers: { host: "nobody.localhost" } }, 404],
  ["a batch that is too long", { body: " ".repeat(65_537) }, 413],
  [
    "a batch with a Content-Length that is too long",
    { headers: { "content-length": "65537" } },
    413,
  ],
])("rejects %s", async (_, sent, status) => {
  expect((await send([row()], sent)).status).toBe(status);
  expect(provider().requestedPaths).not.toContain("/events");
});

// docs/security.md SE-135
test.each([
  ["another channel", row({ channel_token: "demo" })],
  ["no channel", row({ channel_token: undefined })],
])("rejects a whole batch with a row of %s", async (_, forged) => {
  expect((await send([row(), forged])).status).toBe(403);
  expect(provider().requestedPaths).not.toContain("/events");
});

it("responds with Retry-After when the intake is overloaded", async () => {
  provider().respondWith("/events", (response) => {
    response.writeHead(429, { "retry-after": "17" }).end("{}");
  });
  const response = await send([row()]);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("17");
});

it("responds with a retryable error when the intake is unavailable", async () => {
  respond("/events", 502, {});
  const response = await send([row()]);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
});

// docs/security.md SE-136
it("accepts 120 batches of a visit in a minute, without limiting other visits", async () => {
  taken();
  const of = (visit_id: string) =>
    send([row({ visit_id })], { headers: { "x-mq-ip": "198.51.100.7" } });
  const statuses: number[] = [];
  for (let n = 0; n < 121; n += 1) statuses.push((await of("visit-busy")).status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(120);
  const late = await of("visit-busy");
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await of("visit-calm")).status).toBe(202);
});

// docs/security.md SE-136
it("accepts 3,000 batches of a network in a minute", async () => {
  taken();
  const of = (visit_id: string, ip: string) =>
    send([row({ visit_id })], { headers: { "x-mq-ip": ip } });
  const ip = "2001:db8:9:9::1";
  expect((await of("visit-first", ip)).status).toBe(202);
  await spend("event-batches", clientNetwork(ip), 2_998);
  expect((await of("visit-last", ip)).status).toBe(202);
  expect((await of("visit-late", "2001:db8:9:9::2")).status).toBe(429);
  expect((await of("visit-late", "2001:db8:9:a::1")).status).toBe(202);
});
