import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { savePage, type PageToSave } from "../../../lib/saved/save-page.browser.ts";
import { savedPageLimits } from "../../../lib/saved/saved-caches.ts";
import {
  forgetPersonalPages,
  setSavedPagesOwner,
} from "../../../lib/saved/saved-pages-owner.browser.ts";
import { smallCaches } from "../../support/small-caches.ts";

const origin = "https://demo.example.com";
const lake = "https://media.example/lake.avif";
const sea = "https://media.example/sea.avif";
let browser: ReturnType<typeof smallCaches>;
let partBytes: number;

beforeEach(() => {
  vi.useFakeTimers();
  browser = smallCaches(origin);
  partBytes = 10;
  const stored = new Map<string, string>();
  vi.stubGlobal("self", { caches: browser.caches });
  vi.stubGlobal("caches", browser.caches);
  vi.stubGlobal("navigator", { locks: browser.locks, serviceWorker: {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", async () => new Response("x".repeat(partBytes)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Saves a page a second after the previous one. */
async function save(path: string, more: Partial<PageToSave> = {}): Promise<void> {
  vi.advanceTimersByTime(1_000);
  const html = '<!DOCTYPE html><html lang="en"><body>page</body></html>';
  const headers = new Headers({
    "content-type": "text/html",
    "content-security-policy": "script-src 'self'",
    "set-cookie": "a=b",
    "cache-control": "private, no-store",
  });
  const facts = { title: "Page", picture: undefined, parts: [], owner: undefined };
  await savePage({ path, html, headers, cache: "pages", ...facts, ...more });
}
const saveForViewer = (path: string, parts: string[] = []) =>
  save(path, { cache: "personal", owner: "anna", parts });

describe("a saved page", () => {
  // docs/security.md SE-151
  test("has the security headers and no other header of its response", async () => {
    await save("/", { title: "Heim & Hof", picture: lake, parts: [lake] });
    const cache = await browser.caches.open("mq-pages");
    const page = await cache.match("/");
    expect(await page?.text()).toContain('<html lang="en">');
    expect(Object.fromEntries(page?.headers ?? [])).toEqual({
      "content-type": "text/html",
      "content-security-policy": "script-src 'self'",
      "x-saved-at": expect.any(String),
      "x-saved-bytes": "55",
      "x-saved-title": "Heim%20%26%20Hof",
      "x-saved-picture": lake,
      "x-saved-parts": lake,
    });
    expect(browser.namesIn("mq-parts")).toEqual([lake]);
  });

  test("BE-352: replaces the oldest page when there are too many", async () => {
    for (let at = 0; at <= savedPageLimits.pages; at += 1) await save(`/pages/${at}`);
    const names = browser.namesIn("mq-pages");
    expect(names).toHaveLength(savedPageLimits.pages);
    expect(names).not.toContain("/pages/0");
  });

  test("BE-352: counts as new when it is saved again", async () => {
    for (let at = 0; at < savedPageLimits.pages; at += 1) await save(`/pages/${at}`);
    await save("/pages/0");
    await save("/pages/new");
    expect(browser.namesIn("mq-pages")).toContain("/pages/0");
    expect(browser.namesIn("mq-pages")).not.toContain("/pages/1");
  });

  test("BE-352: removes its parts with it, except for those of another page", async () => {
    await save("/pages/old", { parts: [lake, sea] });
    for (let at = 0; at < savedPageLimits.pages; at += 1)
      await save(`/pages/${at}`, { parts: [sea] });
    expect(browser.namesIn("mq-parts")).toEqual([sea]);
  });

  test("BE-352: replaces older pages when the total is too large", async () => {
    partBytes = savedPageLimits.partBytes;
    const parts = (page: number) =>
      Array.from({ length: 13 }, (_, at) => `https://media.example/${page}-${at}.avif`);
    for (const page of [1, 2, 3]) await save(`/pages/${page}`, { parts: parts(page) });
    expect(browser.namesIn("mq-pages")).toEqual(["/pages/2", "/pages/3"]);
    expect(browser.namesIn("mq-parts")).toHaveLength(26);
  });

  test("BE-352: is saved without a part that is too large", async () => {
    partBytes = savedPageLimits.partBytes + 1;
    await save("/", { parts: [lake] });
    expect([browser.namesIn("mq-pages"), browser.namesIn("mq-parts")]).toEqual([["/"], []]);
  });

  test("BE-352: is not saved when it is too large", async () => {
    await save("/", { html: `<html >${"x".repeat(savedPageLimits.pageBytes)}` });
    expect(browser.namesIn("mq-pages")).toEqual([]);
  });
});

describe("SE-150: a personal saved page", () => {
  beforeEach(() => setSavedPagesOwner("anna"));

  test("is deleted with its pictures, and shared pages stay", async () => {
    await save("/", { parts: [sea] });
    await saveForViewer("/video/a", [lake]);
    await forgetPersonalPages();
    const left = ["mq-pages", "mq-own", "mq-parts"].map((name) => browser.namesIn(name));
    expect(left).toEqual([["/"], [], [sea]]);
  });

  test("is not stored when its viewer signed out while it was fetched", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal("fetch", () => promise);
    const saving = saveForViewer("/video/a", [lake]);
    await forgetPersonalPages();
    resolve(new Response("lake"));
    await saving;
    expect([browser.namesIn("mq-own"), browser.namesIn("mq-parts")]).toEqual([[], []]);
  });

  test("is deleted when another viewer signs in, and not when the same one does", async () => {
    await saveForViewer("/video/a");
    await setSavedPagesOwner("anna");
    expect(browser.namesIn("mq-own")).toEqual(["/video/a"]);
    await setSavedPagesOwner("ben");
    expect(browser.namesIn("mq-own")).toEqual([]);
  });

  test("replaces the shared page of its URL, and the other way round", async () => {
    await save("/video/a");
    await saveForViewer("/video/a");
    expect([browser.namesIn("mq-pages"), browser.namesIn("mq-own")]).toEqual([[], ["/video/a"]]);
    await save("/video/a");
    expect([browser.namesIn("mq-pages"), browser.namesIn("mq-own")]).toEqual([["/video/a"], []]);
  });
});
