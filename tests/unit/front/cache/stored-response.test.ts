import { describe, expect, test } from "vitest";
import { startFront } from "../../../support/running-front.ts";
import { countingSite, forAll } from "../counting-site.ts";

describe("a public page", () => {
  test.each(["gzip", "br", undefined])(
    "is sent as %s to a client that accepts it",
    async (encoding) => {
      const front = await startFront(countingSite({ body: () => "<p>x</p>".repeat(500) }).listener);
      const headers: Record<string, string> = encoding ? { "accept-encoding": encoding } : {};
      const answer = await front.ask("/", { headers });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers.vary).toContain("Accept-Encoding");
      expect(answer.body).toBe("<p>x</p>".repeat(500));
    },
  );

  test("is not sent again to a client that has it", async () => {
    const front = await startFront(countingSite().listener);
    const { headers } = await front.ask("/");
    const again = await front.ask("/", { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  test("answers HEAD with the head alone", async () => {
    const front = await startFront(countingSite().listener);
    const answer = await front.ask("/", { method: "HEAD" });
    expect([answer.status, answer.body]).toEqual([200, ""]);
    expect(answer.headers["content-length"]).toBe(String("<p>render 1</p>".length));
  });

  test("in a chosen language is stored here, and nowhere outside", async () => {
    const headers = { "Cache-Control": "private, no-store", "x-mq-share": forAll };
    const site = countingSite({ headers });
    const front = await startFront(site.listener);
    const cookie = { headers: { cookie: "mq_lng=de" } };
    const answers = [await front.ask("/", cookie), await front.ask("/", cookie)];
    expect(answers.map((answer) => answer.headers["cache-control"])).toEqual([
      "private, no-store",
      "private, no-store",
    ]);
    expect(site.renders()).toBe(1);
  });

  test("as an RSC payload is stored here, and nowhere outside", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const part = { headers: { rsc: "1", "next-router-state-tree": "a" } };
    const { headers } = await front.ask("/pages/x?_rsc=1", part);
    await front.ask("/pages/x?_rsc=1", part);
    await front.ask("/pages/x?_rsc=1", { headers: { rsc: "1", "next-router-state-tree": "b" } });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(site.renders()).toBe(2);
  });
});
