import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Language } from "../../../../lib/contract/languages.ts";
import { getChannel } from "../../../../lib/provider-api/channel.ts";
import { eventually } from "../../../support/eventually.ts";
import {
  type FrontResponse,
  type FrontRequest,
  startFront,
} from "../../../support/running-front.ts";
import { aTinyChannel } from "../../../support/tiny-channel.ts";
import { useTinyProvider } from "../../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();

/** Loads a channel as the site does before it is overloaded. */
async function readSentence(label: string, more: object = {}, languages: Language[] = ["en"]) {
  const style = { theme: { background: "#123456" } };
  respond(`/ch/${label}`, 200, aTinyChannel(label, { style, ...more }));
  const viewer = { ip: "192.0.2.1", userAgent: "" };
  await Promise.all(languages.map((language) => getChannel({ viewer, language }, label)));
}

/** A front whose only place is taken by a page to which its site never responds. */
async function fullFront() {
  const pending: ServerResponse[] = [];
  const listener: RequestListener = (_req, res) => pending.push(res);
  const pages = { underWay: 1, rendered: 1, maxWaiting: 0, maxWaitMs: 60_000 };
  const front = await startFront(listener, { pages });
  void front.request("/pages/held").catch(() => {});
  await eventually(() => expect(pending).toHaveLength(1));
  return front;
}

async function requestPage(label: string, path: string, { headers, ...more }: FrontRequest = {}) {
  const front = await fullFront();
  return front.request(path, { ...more, headers: { host: `${label}.localhost`, ...headers } });
}

const documentOf = ({ body }: FrontResponse) => ({
  lang: /<html lang="([^"]*)"/.exec(body)?.[1],
  dir: /<html [^>]*dir="([^"]*)"/.exec(body)?.[1],
  heading: /<h1>([^<]*)</.exec(body)?.[1],
  title: /<title>([^<]*)</.exec(body)?.[1],
});

// docs/security.md SE-202
describe("a viewer whose page cannot be rendered", () => {
  test.each(["/", "/video/7", "/user/signIn"])("gets a document of 503: %s", async (path) => {
    await readSentence("brand");
    const page = await requestPage("brand", path);
    expect([page.status, page.headers["content-type"], page.headers["retry-after"]]).toEqual([
      503,
      "text/html; charset=utf-8",
      "5",
    ]);
    expect(documentOf(page)).toEqual({
      lang: "en",
      dir: "ltr",
      heading: "Server error",
      title: "Server error · brand channel",
    });
  });

  test("gets the document in the language of the cookie", async () => {
    await readSentence("brand", {}, ["en", "de"]);
    const page = await requestPage("brand", "/", { headers: { cookie: "mq_lng=de" } });
    expect(documentOf(page)).toMatchObject({ lang: "de", heading: "Serverfehler" });
  });

  test("gets the document in the language of the URL", async () => {
    await readSentence("brand", {}, ["en", "jp"]);
    expect(documentOf(await requestPage("brand", "/?lng=ja"))).toMatchObject({ lang: "ja" });
  });

  test("gets the document in the channel's language without a choice", async () => {
    const settings = { main: {}, viewers: { subscriptionType: "none" }, defaultLanguage: "fr" };
    await readSentence("french", { settings }, ["en", "fr"]);
    expect(documentOf(await requestPage("french", "/"))).toMatchObject({ lang: "fr" });
  });

  test("gets the document in the channel's colours", async () => {
    await readSentence("brand");
    const { body } = await requestPage("brand", "/");
    expect(body).toContain('<meta name="theme-color" content="#123456">');
  });

  test("gets the document without a channel, without a call, where none is cached", async () => {
    provider().requestedPaths.length = 0;
    const page = await requestPage("never-seen", "/", { headers: { cookie: "mq_lng=it" } });
    expect(documentOf(page)).toMatchObject({ lang: "it", title: "Errore del server" });
    expect(provider().requestedPaths).toEqual([]);
  });

  test("gets a name with markup as text", async () => {
    await readSentence("markup", { header: { title: "<script>alert(1)</script>" } });
    const { body } = await requestPage("markup", "/");
    expect(body).not.toContain("<script");
    expect(body).toContain("&lt;script&gt;");
  });

  test("gets no body for HEAD", async () => {
    const page = await requestPage("brand", "/", { method: "HEAD" });
    expect([page.status, page.body]).toEqual([503, ""]);
  });

  test("gets a link to the app's home in the web view", async () => {
    await readSentence("brand");
    expect((await requestPage("brand", "/mobile/video/7")).body).toContain('href="/mobile"');
  });
});

test("gets a document that may be neither stored nor framed, and runs no script", async () => {
  await readSentence("brand");
  const { headers } = await requestPage("brand", "/");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const policy = headers["content-security-policy"];
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

describe("a short text", () => {
  test("is sent to the router that requests a part of a page", async () => {
    const { status, headers } = await requestPage("brand", "/video/7", { headers: { rsc: "1" } });
    expect([status, headers["content-type"]]).toEqual([503, "text/plain; charset=utf-8"]);
  });

  test("is sent to a script that fetches a page", async () => {
    const options = { headers: { "sec-fetch-mode": "cors" } };
    const { headers } = await requestPage("brand", "/video/7", options);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  });
});

describe("a page that is not rendered within thirty seconds", () => {
  test.each(["/user/account", "/api/viewer"])("is 503 in its format: %s", async (path) => {
    await readSentence("brand");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = Promise.withResolvers<ServerResponse>();
    const front = await startFront((_req, res) => begun.resolve(res));
    const options = front.request(path, { headers: { host: "brand.localhost" } });
    const closed = once(await begun.promise, "close");
    vi.advanceTimersByTime(30_000);
    const { status, headers } = await options;
    await closed;
    const type = path.startsWith("/api/") ? "text/plain" : "text/html";
    expect([status, headers["content-type"]]).toEqual([503, `${type}; charset=utf-8`]);
    expect(headers["content-security-policy"]).not.toContain("nonce");
  });
});
