import type { OutgoingHttpHeader, OutgoingHttpHeaders, RequestListener } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { requestTimeoutMs } from "../../../../lib/front/front-config.ts";
import { eventually } from "../../../support/eventually.ts";
import { startFront } from "../../../support/running-front.ts";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

const flat: Headers = ["x-mq-status", "404", "Set-Cookie", "a=1", "Set-Cookie", "b=2"];
const object: Headers = { "x-mq-status": "404", "Set-Cookie": ["a=1", "b=2"] };

describe("a forwarded response", () => {
  test.each<[string, RequestListener]>([
    ["as an object", (_req, res) => res.writeHead(200, object).end()],
    ["as an object behind a text", (_req, res) => res.writeHead(200, "OK", object).end()],
    ["in turn", (_req, res) => res.writeHead(200, flat).end()],
    [
      "one by one",
      (_req, res) => {
        res.setHeader("x-mq-status", "404");
        res.setHeader("Set-Cookie", ["a=1", "b=2"]);
        res.end();
      },
    ],
  ])("has the screen's status and all its headers, written %s", async (_how, site) => {
    const front = await startFront(site);
    const { status, headers } = await front.request("/user/account");
    expect(status).toBe(404);
    expect(headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(headers).not.toHaveProperty("x-mq-status");
  });
});

// docs/security.md SE-7
test.each([
  ["that the site never begins is 503", undefined, /^HTTP\/1\.1 503 /],
  ["that the site never finishes is cut off", "begun", /^HTTP\/1\.1 200 [^]*begun\r\n$/],
])("after 30 seconds a response %s", async (_, begun, received) => {
  expect(requestTimeoutMs).toBe(30_000);
  const site = vi.fn<RequestListener>((_req, res) => {
    if (begun) res.write(begun);
  });
  const front = await startFront(site);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const response = front.raw(
    "GET /api/x HTTP/1.1\r\nHost: demo.localhost\r\nConnection: close\r\n\r\n",
  );
  await eventually(() => expect(site).toHaveBeenCalled());
  vi.advanceTimersByTime(requestTimeoutMs);
  expect(await response).toMatch(received);
});
