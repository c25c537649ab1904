import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";

const source = readFileSync(new URL("../../../public/worker/offline.js", import.meta.url), "utf8");
const origin = "https://demo.example.com";
const dayMs = 86_400_000;

type Stored = Record<string, Record<string, Response>>;
type Options = { stored?: Stored; online?: boolean; answer?: () => Promise<Response> };

const page = (text: string, ageMs = 0) =>
  new Response(text, { headers: { "X-Saved-At": String(Date.now() - ageMs) } });

/** The worker in a browser that has these caches and gets these answers. */
function startWorker({ stored = {}, online = true, answer }: Options) {
  const listeners = new Map<string, (event: object) => void>();
  const fetch = vi.fn<(request: object) => Promise<Response>>(
    answer ?? (() => Promise.reject(new TypeError("no network"))),
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
  };
  const navigator = { onLine: online };
  runInNewContext(source, { self, caches, fetch, navigator, URL, Response, Set, Date });
  /** What the worker answers; undefined where it leaves the request alone. */
  const ask = async (path: string, request: object, clientId = "tab") => {
    let given: Promise<Response> | undefined;
    const url = path.startsWith("http") ? path : `${origin}${path}`;
    listeners.get("fetch")?.({
      request: { method: "GET", mode: "no-cors", destination: "", url, ...request },
      clientId,
      resultingClientId: "tab",
      respondWith: (response: Promise<Response>) => void (given = response),
    });
    return given && (await given).text();
  };
  const open = (path: string) => ask(path, { mode: "navigate", destination: "document" });
  return { ask, open, caches, fetch };
}

const home = { "mq-pages": { "/": page("home") }, "mq-shell": { "/offline": page("offline") } };
const ok = (text: string) => async () => new Response(text);

describe("a page", () => {
  test("BE-350: comes from the network while there is one, whatever is saved", async () => {
    const worker = startWorker({ stored: home, answer: ok("new") });
    expect(await worker.open("/")).toBe("new");
  });

  test("BE-350: of which the site says that it is broken is not hidden by one that is saved", async () => {
    const answer = async () => new Response("503", { status: 503 });
    expect(await startWorker({ stored: home, answer }).open("/")).toBe("503");
  });

  test("BE-351: that is saved is shown without a network, whatever its query", async () => {
    expect(await startWorker({ stored: home }).open("/?utm_source=mail")).toBe("home");
  });

  test("BE-353: that is not saved is stood for by the page without a network", async () => {
    expect(await startWorker({ stored: home }).open("/pages/live")).toBe("offline");
  });

  test.each([
    ["mq-own", 8 * dayMs, "offline"],
    ["mq-own", 6 * dayMs, "film"],
    ["mq-pages", 31 * dayMs, "offline"],
    ["mq-pages", 29 * dayMs, "film"],
  ])("SE-150: of %s that is %d ms old is answered by %s", async (cache, ageMs, answer) => {
    const stored = { [cache]: { "/video/a": page("film", ageMs) }, "mq-shell": home["mq-shell"] };
    expect(await startWorker({ stored }).open("/video/a")).toBe(answer);
  });

  test.each(["/mobile", "/mobile/video/a", "/api/calendar/a.ics", "https://elsewhere.example/"])(
    "at %s is left alone",
    async (path) => {
      expect(await startWorker({ stored: home }).open(path)).toBeUndefined();
    },
  );

  test.each(["/user/logout", "/user/signIn"])(
    "SE-150: %s takes away what was a viewer's own",
    async (path) => {
      const stored: Stored = { "mq-own": { "/video/a": page("film") } };
      await startWorker({ stored, answer: ok("signed out") }).open(path);
      expect(stored).toEqual({});
    },
  );

  test("that somebody is signed in for takes nothing away", async () => {
    const stored: Stored = { "mq-own": { "/video/a": page("film") } };
    await startWorker({ stored, answer: ok("account") }).open("/user/account");
    expect(Object.keys(stored)).toEqual(["mq-own"]);
  });
});

describe("what a page draws with", () => {
  const picture = "https://media.example/lake-640.avif";
  const stored: Stored = { ...home, "mq-parts": { [picture]: page("lake") } };

  test("BE-354: is left alone while there is a network", async () => {
    const worker = startWorker({ stored });
    expect(await worker.ask(picture, { destination: "image" })).toBeUndefined();
  });

  test("BE-354: comes from what is saved without one", async () => {
    const worker = startWorker({ stored, online: false });
    expect(await worker.ask(picture, { destination: "image" })).toBe("lake");
  });

  test("BE-354: comes from what is saved in a tab that shows a saved page", async () => {
    const worker = startWorker({ stored });
    await worker.open("/");
    expect(await worker.ask(picture, { destination: "image" })).toBe("lake");
    expect(await worker.ask(picture, { destination: "image" }, "another")).toBeUndefined();
  });

  test.each([
    ["/api/viewer", ""],
    ["https://media.example/films/a/240p/1.m4s", ""],
    ["https://media.example/films/a.mp4", "video"],
    ["/lng/lang-de.json", ""],
  ])("SE-151: is never %s", async (path, destination) => {
    const worker = startWorker({ stored, online: false });
    expect(await worker.ask(path, { destination })).toBeUndefined();
  });

  test("SE-151: is never what changes something", async () => {
    const worker = startWorker({ stored, online: false });
    expect(await worker.ask("/api/sign-out", { method: "POST" })).toBeUndefined();
  });
});
