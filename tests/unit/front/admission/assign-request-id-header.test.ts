import type { RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { currentRequestId } from "../../../../lib/request-id-context.ts";
import { startFront } from "../../../support/running-front.ts";
import { countingSite } from "../counting-site.ts";

const made = /^[0-9a-f-]{36}$/;
const edgeId = "edge_4f2a-9c";

/** Responds with the id in the header and the one that log lines name, a moment later. */
const echo: RequestListener = async (req, res) => {
  await new Promise((resolve) => setImmediate(resolve));
  res.end(`${String(req.headers["x-mq-request-id"])} ${currentRequestId()}`);
};

describe("a request's id", () => {
  // docs/security.md SE-4
  test("is created here, whatever the client sends", async () => {
    const front = await startFront(echo);
    const { headers, body } = await front.request("/api/echo", {
      headers: { "x-request-id": edgeId },
    });
    expect(headers["x-request-id"]).toMatch(made);
    expect(body).toBe(`${headers["x-request-id"]} ${headers["x-request-id"]}`);
  });

  test("is the id of a trusted proxy", async () => {
    const front = await startFront(echo, { trustedProxyHops: 1 });
    const { headers, body } = await front.request("/api/echo", {
      headers: { "x-request-id": edgeId },
    });
    expect([headers["x-request-id"], body]).toEqual([edgeId, `${edgeId} ${edgeId}`]);
  });

  test.each(["short", "x".repeat(65), "an id with spaces", "a,b,c,d,e,f", "<script>"])(
    "is created here when a trusted proxy sends %j",
    async (id) => {
      const front = await startFront(echo, { trustedProxyHops: 1 });
      const { headers } = await front.request("/api/echo", { headers: { "x-request-id": id } });
      expect(headers["x-request-id"]).toMatch(made);
    },
  );

  test("is in every response of a shared page, also in stored ones and 304", async () => {
    const front = await startFront(countingSite().listener);
    const first = await front.request("/");
    const second = await front.request("/");
    const third = await front.request("/", {
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect([first.body, second.body, third.status]).toEqual(["<p>render 1</p>", first.body, 304]);
    const ids = [first, second, third].map(({ headers }) => headers["x-request-id"]);
    for (const id of ids) expect(id).toMatch(made);
    expect(new Set(ids).size).toBe(3);
  });

  test("is known where a shared page is rendered", async () => {
    const front = await startFront(echo);
    const { headers, body } = await front.request("/");
    expect(body).toBe(`${headers["x-request-id"]} ${headers["x-request-id"]}`);
  });

  test("is in a rejection", async () => {
    const front = await startFront(echo);
    expect((await front.request("/%")).headers["x-request-id"]).toMatch(made);
  });

  test("is reported with a page that cannot be rendered", async () => {
    const errors: unknown[] = [];
    const broken: RequestListener = () => {
      throw new Error("no page");
    };
    const onError = (...facts: unknown[]) => errors.push(facts);
    const front = await startFront(broken, { onError });
    const { headers } = await front.request("/");
    expect(errors).toEqual([["render", new Error("no page"), headers["x-request-id"]]]);
  });
});
