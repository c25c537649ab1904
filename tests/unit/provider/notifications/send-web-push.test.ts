import { createECDH, randomBytes } from "node:crypto";
import dns from "node:dns";
import { createServer, type Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import webPush from "web-push";
import { sendWebPush } from "../../../../provider/notifications/send-web-push.ts";

const closing: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  for (const server of closing.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const keys = {
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: randomBytes(16).toString("base64url"),
};
const payload = { title: "Quay", body: "Live now", url: "/video/quay", tag: "quay", lang: "en" };
const sender = { keys: webPush.generateVAPIDKeys(), subject: "mailto:a@b.example" };

/** A server on this machine that responds as the test says. */
async function service(status: number, body = "") {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(status, { location: "/elsewhere" }).end(body);
  });
  closing.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/1`, requests: () => requests };
}

// docs/security.md SE-100
it.each([
  [201, "sent"],
  [204, "sent"],
  [404, "gone"],
  [410, "gone"],
  [307, "refused"],
  [400, "refused"],
  [413, "refused"],
])("U4: a response of %i is %s, after one request", async (status, outcome) => {
  const { endpoint, requests } = await service(status, "x".repeat(100_000));
  const hosts = ["127.0.0.1"];
  expect(await sendWebPush({ endpoint, ...keys }, payload, 60, { ...sender, hosts })).toBe(outcome);
  expect(requests()).toBe(1);
});

it.each([429, 500, 503])(
  "U4: a push that was rejected with %i is retried later",
  async (status) => {
    const { endpoint } = await service(status);
    const trusting = { ...sender, hosts: ["127.0.0.1"] };
    const sent = sendWebPush({ endpoint, ...keys }, payload, 60, trusting);
    await expect(sent).rejects.toThrow(`responded with ${status}`);
  },
);

// docs/security.md SE-100
it("U7: a public name that resolves to the internal network gets no connection", async () => {
  // The response of an attacker's name server.
  vi.spyOn(dns, "lookup").mockImplementation(((
    _name: string,
    options: object,
    callback: unknown,
  ) => {
    const done = callback as (error: null, address: unknown, family?: number) => void;
    if ("all" in options && options.all) done(null, [{ address: "127.0.0.1", family: 4 }]);
    else done(null, "127.0.0.1", 4);
  }) as typeof dns.lookup);
  syncBuiltinESMExports();
  const endpoint = "https://push.example.com/1";
  const sent = sendWebPush({ endpoint, ...keys }, payload, 60, { ...sender, hosts: [] });
  await expect(sent).rejects.toThrow(/127\.0\.0\.1.* is not allowed/);
});

// docs/security.md SE-100
it("U4: a push service that does not respond is given up after five seconds", async () => {
  const server = createServer(() => {});
  closing.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/1`;
  const deadline = AbortSignal.timeout(20);
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline);
  const sent = sendWebPush({ endpoint, ...keys }, payload, 60, { ...sender, hosts: ["127.0.0.1"] });
  await expect(sent).rejects.toThrow("aborted");
  expect(timeout.mock.calls).toEqual([[5_000]]);
});
