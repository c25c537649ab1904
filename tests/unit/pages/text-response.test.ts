import { describe, expect, test } from "vitest";
import {
  respondWithAdsFile,
  type MakeTextResponse,
  respondWithText,
} from "../../../lib/pages/text-response.ts";
import { getChannelHeader } from "../../../lib/provider-api/channel.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { respond } = useTinyProvider();

const request = (host: string, cookie = "") =>
  new Request("http://127.0.0.1/robots.txt", { headers: { "x-mq-host": host, cookie } });
const name: MakeTextResponse = ({ channel }) => ({ type: "text/plain", body: channel.name });
const text = (host: string, cookie?: string) => respondWithText(request(host, cookie), name);

describe("a text file of a channel", () => {
  test("may be stored like a public page", async () => {
    const found = await text("tiny.localhost");
    expect(await found.text()).toBe("Tiny");
    expect(found.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(found.headers.get("cache-control")).toMatch(/^public, max-age=0, s-maxage=60, /);
  });

  test("in a language of the viewer's choice is shared only by the front", async () => {
    const { headers } = await text("tiny.localhost", "mq_lng=de");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-mq-share")).toContain("public");
  });

  test("of an owner's domain is that of the channel which the front has found", async () => {
    const headers = { "x-mq-host": "watch.acme.example", "x-mq-channel": "tiny" };
    const found = await respondWithText(new Request("http://127.0.0.1/", { headers }), name);
    expect(await found.text()).toBe("Tiny");
  });

  // docs/behaviour.md BE-506
  test("is redirected to the primary host if the owner has chosen so", async () => {
    respond("/ch/tiny", 200, {
      token: "tiny",
      name: "Tiny",
      channel_id: "t1",
      origin: "https://watch.acme.example",
      redirectHosts: true,
      page: { token: "front" },
    });
    const found = await text("tiny.localhost");
    expect([
      found.status,
      found.headers.get("location"),
      found.headers.get("cache-control"),
    ]).toEqual([308, "https://watch.acme.example/robots.txt", "no-store"]);
  });

  test("is 404 for an unknown channel", async () => {
    const found = await text("nobody.localhost");
    expect(found.status).toBe(404);
    expect(found.headers.get("cache-control")).toBe("no-store");
  });

  // docs/security.md SE-34
  test("is 503 with Retry-After when the provider is unavailable", async () => {
    respond("/ch/tiny", 500, {});
    const found = await text("tiny.localhost");
    expect(found.status).toBe(503);
    expect(found.headers.get("retry-after")).toBe("5");
  });

  // docs/security.md SE-202
  test("is an HTML document in that case, which a browser shows", async () => {
    respond("/ch/tiny", 500, {});
    const found = await text("tiny.localhost", "mq_lng=de");
    expect(found.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await found.text()).toContain('<html lang="de"');
  });

  test("has the provider's error code", async () => {
    respond("/ch/tiny", 423, { statusCode: 423 });
    expect((await text("tiny.localhost")).status).toBe(423);
  });

  test("is an error rather than empty when its data cannot be loaded", async () => {
    respond("/ch/tiny/header", 503, {});
    const found = await respondWithText(
      request("tiny.localhost"),
      async ({ callContext, channel }) => {
        const { navigation } = await getChannelHeader(callContext, channel.token);
        return { type: "text/plain", body: String(navigation.length) };
      },
    );
    expect(found.status).toBe(503);
  });
});

describe("ads.txt", () => {
  const channel = (adsTxt: object) => ({
    token: "tiny",
    name: "Tiny",
    channel_id: "t1",
    origin: "http://tiny.localhost",
    page: { token: "front" },
    settings: { adsTxt },
  });

  test("is the owner's file as plain text", async () => {
    respond("/ch/tiny", 200, channel({ enabled: true, content: "<b>ads.example, 1\n" }));
    const found = await respondWithAdsFile(request("tiny.localhost"));
    expect(found.status).toBe(200);
    expect(found.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await found.text()).toBe("<b>ads.example, 1\n");
  });

  test("is an error when it is switched off", async () => {
    respond("/ch/tiny", 200, channel({ enabled: false, content: "ads.example, 1" }));
    const found = await respondWithAdsFile(request("tiny.localhost"));
    expect(found.status).toBe(307);
    expect(found.headers.get("location")).toBe("/error");
    expect(found.headers.get("cache-control")).toBe("no-store");
  });
});
