import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { smallCaches } from "../../support/small-caches.ts";

const program = readFileSync("public/worker/saved.js", "utf8");
/** Runs the script as a page loads it. */
const showSaved = (caches: object) =>
  runInNewContext(program, {
    document,
    caches,
    location,
    navigator,
    URL,
    addEventListener,
    setInterval,
    fetch,
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("SE-152: titles and URLs of saved pages are written as text, and as paths of the site", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { caches } = smallCaches("https://demo.example.com");
  const cache = await caches.open("mq-pages");
  const title = '<img src="x" onerror="document.title = 1">';
  const headers = { "X-Saved-Title": encodeURIComponent(title), "X-Saved-At": "1" };
  await cache.put("/video/one", new Response("page", { headers }));
  document.body.innerHTML = '<section hidden><ul data-saved-list="mq-pages"></ul></section>';
  showSaved(caches);
  await vi.waitFor(() => expect(document.querySelector("a")).not.toBeNull());
  expect(document.querySelector("a")?.textContent).toBe(title);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/video/one");
  expect(document.querySelector("img")).toBeNull();
});
