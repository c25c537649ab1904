import type { OutgoingHttpHeader, OutgoingHttpHeaders, RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { startFront } from "../../../support/running-front.ts";

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

const flat: Headers = ["x-mq-status", "404", "Set-Cookie", "a=1", "Set-Cookie", "b=2"];
const object: Headers = { "x-mq-status": "404", "Set-Cookie": ["a=1", "b=2"] };

describe("a response that is passed on", () => {
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
    const { status, headers } = await front.ask("/user/account");
    expect(status).toBe(404);
    expect(headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(headers).not.toHaveProperty("x-mq-status");
  });
});
