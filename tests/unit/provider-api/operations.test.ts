import { describe, expect, test, vi } from "vitest";
import { getChannel } from "../../../lib/provider-api/channel.ts";
import { getContent } from "../../../lib/provider-api/content.ts";
import { getPage, getSectionItems, getSections } from "../../../lib/provider-api/page.ts";
import { logger } from "../../../lib/log.ts";
import { withRequestId } from "../../../lib/request-id-context.ts";
import { sendJson } from "../../support/tiny-provider.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { aChannel } from "../../support/samples.ts";

const viewer = {
  ip: "203.0.113.9",
  country: "DK",
  city: "Ærøskøbing",
  userAgent: "Browser/1.0",
};
const callContext = { viewer, language: "jp" as const };
const tiny = aChannel({ token: "tiny", channel_id: "t1" });

const { provider: tinyProvider, respond } = useTinyProvider();

describe("a call to the provider", () => {
  test("sends the known details of the viewer and leaves out the others", async () => {
    await getChannel(callContext, "tiny");
    const headers = tinyProvider().headersOf("/ch/tiny");
    expect(headers).toMatchObject({
      accept: "application/json",
      "accept-language": "ja",
      "x-viewer-ip": "203.0.113.9",
      "x-viewer-country": "DK",
      "x-viewer-city": "%C3%86r%C3%B8sk%C3%B8bing",
      "x-viewer-user-agent": "Browser/1.0",
      "x-provider-secret": "0123456789abcdef0123456789abcdef",
    });
    expect(headers).not.toHaveProperty("x-viewer-region");
  });

  test("sends the id of the request for which it is made", async () => {
    await withRequestId("id-of-a-request", () => getChannel(callContext, "tiny"));
    expect(tinyProvider().headersOf("/ch/tiny")).toMatchObject({
      "x-request-id": "id-of-a-request",
    });
  });

  // docs/security.md SE-30
  test("encodes a page's url as one segment", async () => {
    await getPage(callContext, "tiny", "a/b c?d").catch(() => 0);
    expect(tinyProvider().requestedPaths).toEqual(["/ch/tiny/pages/a%2Fb%20c%3Fd"]);
  });

  // docs/security.md SE-32
  test("never sends one viewer's token when the response is shared", async () => {
    await getSections({ ...callContext, token: "secret" }, "tiny", { pageId: "front" });
    expect(tinyProvider().headersOf("/ch/tiny/pages/front/sections")).not.toHaveProperty(
      "authorization",
    );
  });

  // docs/security.md SE-32
  test("sends the token where the response is personal", async () => {
    await getContent({ ...callContext, token: "secret" }, tiny, { videoId: "one" }).catch(() => 0);
    expect(tinyProvider().headersOf("/ch/tiny/content/one")).toMatchObject({
      authorization: "Bearer secret",
    });
  });
});

describe("a response", () => {
  test("of an unknown channel is null", async () => {
    expect(await getChannel(callContext, "nobody")).toBeNull();
  });

  test("with an error keeps code, source, message and data", async () => {
    const data = { inputPreview: { name: "One" } };
    respond("/ch/tiny/content/one", 423, {
      statusCode: 423,
      source: "GEO_BLOCK",
      message: "No",
      data,
    });
    await expect(getContent(callContext, tiny, { videoId: "one" })).rejects.toMatchObject({
      code: 423,
      source: "GEO_BLOCK",
      providerMessage: "No",
      data,
    });
  });

  test("with a server error has at most 300 characters of text, and its detail is only logged", async () => {
    const error = vi.spyOn(logger, "error");
    error.mockClear();
    respond("/ch/tiny/pages/about", 500, { message: "🐳".repeat(500), detail: "at db.ts:7" });
    await expect(getPage(callContext, "tiny", "about")).rejects.toMatchObject({
      providerMessage: "🐳".repeat(300),
      detail: undefined,
    });
    expect(error.mock.calls[0]?.[0]).toMatchObject({ reason: "Error: at db.ts:7" });
  });

  test("of 200 with a code of 400 or more is that error", async () => {
    respond("/ch/tiny/content/one", 200, { code: 403, source: "VPN_DETECTION" });
    await expect(getContent(callContext, tiny, { videoId: "one" })).rejects.toMatchObject({
      code: 403,
      source: "VPN_DETECTION",
    });
  });

  test.each([
    ["its message", 410, { message: "It moved to the lake" }, "It moved to the lake"],
    ["the status text", 418, {}, "I'm a Teapot"],
    ["the status text of a redirect", 301, {}, "Moved Permanently"],
    ["no text where the site has its own", 404, {}, undefined],
    ["no text where the provider fails", 500, {}, undefined],
    ["no text for a code that is no status", 499, {}, undefined],
  ])(
    "of a page whose statusCode is not 200 is that error, with %s",
    async (_, code, message, words) => {
      respond("/ch/tiny/pages/about", 200, { statusCode: code, ...message });
      await expect(getPage(callContext, "tiny", "about")).rejects.toMatchObject({
        code,
        providerMessage: words,
      });
    },
  );

  test("of a page with an error without a message has the status text", async () => {
    respond("/ch/tiny/pages/about", 418, "");
    await expect(getPage(callContext, "tiny", "about")).rejects.toMatchObject({
      code: 418,
      providerMessage: "I'm a Teapot",
    });
  });

  test("of a page whose statusCode is 200 is that page", async () => {
    const about = { token: "about", url: "about", name: "About", statusCode: 200 };
    respond("/ch/tiny/pages/about", 200, about);
    expect(await getPage(callContext, "tiny", "about")).toMatchObject(about);
  });

  test("of sections with an error code is an empty list", async () => {
    respond("/ch/tiny/pages/front/sections", 200, {
      code: 500,
      data: [{ token: "x", role: "content" }],
    });
    const sections = await getSections(callContext, "tiny", { pageId: "front" });
    expect(sections).toMatchObject({ data: [], paging: { total_items: 0 } });
  });

  test("with an error body that is not JSON keeps the HTTP status", async () => {
    tinyProvider().respondWith("/ch/tiny/pages/about", (response) =>
      response.writeHead(418).end("<h1>"),
    );
    await expect(getPage(callContext, "tiny", "about")).rejects.toMatchObject({ code: 418 });
  });

  test("is logged with the customer of the channel", async () => {
    const error = vi.spyOn(logger, "error");
    respond("/ch/tiny/pages/about", 500, {});
    await getPage({ ...callContext, workspace: "acme" }, "tiny", "about").catch(() => 0);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ call: "page", channel: "tiny", workspace: "acme" }),
      expect.any(String),
    );
  });

  test("with a wrong item keeps the rest of the row and reports the dropped item", async () => {
    const warn = vi.spyOn(logger, "warn");
    const good = { token: "good", type: "video", input: { name: "Good" } };
    respond("/ch/tiny/pages/front/sections/row/content", 200, {
      data: [good, { token: 7, type: "video", input: {} }],
      paging: { page: 1, total_items: 2 },
    });
    const items = await getSectionItems(callContext, "tiny", { pageId: "front", sectionId: "row" });
    expect(items.data.map((item) => item.token)).toEqual(["good"]);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ call: "section-content", channel: "tiny", dropped: 1 }),
      expect.any(String),
    );
  });

  // docs/security.md SE-30
  test.each<[string, (path: string) => void]>([
    ["truncated JSON", (path) => tinyProvider().respondWith(path, (r) => r.end('{"token": "ab'))],
    ["HTML", (path) => tinyProvider().respondWith(path, (r) => r.end("<!doctype html>"))],
    ["a wrong shape", (path) => respond(path, 200, { token: 5 })],
    [
      "a redirect",
      (path) => tinyProvider().respondWith(path, (r) => r.writeHead(302, { location: "/" }).end()),
    ],
    [
      "larger than five megabytes",
      (path) => {
        const page = { token: "about", url: "about", name: "About" };
        respond(path, 200, { ...page, more: "x".repeat(5 * 1024 * 1024) });
      },
    ],
    ["a closed connection", (path) => tinyProvider().respondWith(path, (r) => void r.destroy())],
    ["a server error", (path) => respond(path, 500, { statusCode: 500 })],
  ])("that is %s is a failure and one log line", async (_kind, arrange) => {
    arrange("/ch/tiny/pages/about");
    const error = vi.spyOn(logger, "error");
    error.mockClear();
    await expect(getPage(callContext, "tiny", "about")).rejects.toMatchObject({ call: "page" });
    expect(error.mock.calls.map(([line]) => line)).toEqual([
      expect.objectContaining({ call: "page", channel: "tiny", reason: expect.any(String) }),
    ]);
  });

  // docs/security.md SE-30
  test("that arrives after the deadline is a failure", async () => {
    tinyProvider().respondWith("/ch/tiny/pages/about", () => {});
    await expect(getPage(callContext, "tiny", "about")).rejects.toMatchObject({ code: 503 });
  });

  // docs/security.md SE-30
  test("that arrives slowly is a failure at the same deadline", async () => {
    tinyProvider().respondWith("/ch/tiny/pages/about", (response) => {
      const drip = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(drip));
    });
    await expect(getPage(callContext, "tiny", "about")).rejects.toMatchObject({ code: 503 });
  });
});

test("a closed connection is retried once", async () => {
  let tries = 0;
  tinyProvider().respondWith("/ch/tiny/pages/front", (response) => {
    tries += 1;
    if (tries === 1) return void response.destroy();
    sendJson(response, 200, { token: "front", url: "front", name: "Front" });
  });
  expect(await getPage(callContext, "tiny", "front")).toMatchObject({ token: "front" });
});

test("a content that may be shared is requested once for all signed-out visitors", async () => {
  respond("/ch/tiny/content/two", 200, { token: "two", input: { name: "Two" }, shared_s: 60 });
  await Promise.all(
    Array.from({ length: 20 }, () => getContent(callContext, tiny, { videoId: "two" })),
  );
  expect(tinyProvider().requestedPaths).toEqual(["/ch/tiny/content/two"]);
});

describe("when the viewer has left", () => {
  const left = { ...callContext, signal: AbortSignal.abort() };

  test("a shared request continues", async () => {
    expect(await getPage(left, "tiny", "about")).toMatchObject({ token: "about" });
    respond("/ch/tiny/content/two", 200, { token: "two", input: { name: "Two" }, shared_s: 60 });
    expect(await getContent(left, tiny, { videoId: "two" })).toMatchObject({ token: "two" });
  });

  test("a personal request is not sent, and this is not a failure", async () => {
    const error = vi.spyOn(logger, "error");
    error.mockClear();
    const pending = getContent({ ...left, token: "secret" }, tiny, { videoId: "one" });
    await expect(pending).rejects.toMatchObject({ code: 499 });
    expect([tinyProvider().requestedPaths, error.mock.calls]).toEqual([[], []]);
  });
});

test("a content that may not be shared is requested for every viewer", async () => {
  await Promise.all(
    Array.from({ length: 3 }, () => getContent(callContext, tiny, { videoId: "one" })),
  );
  expect(tinyProvider().requestedPaths).toHaveLength(3);
});
