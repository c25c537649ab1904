import { gzipSync } from "node:zlib";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";

/** The size of a page of plain Next (134.9 KB, docs/performance.md) plus 47.1 KB. */
const maxBytes = 182_000;

test("the home page loads at most 47.1 KB of script more than plain Next, and no i18next", async () => {
  const { body } = await sendRequest("demo");
  const old = [...body.matchAll(/<script[^>]+src="([^"]+)"[^>]+noModule/gi)].map(
    ([, path]) => path,
  );
  const named = [...body.matchAll(/\/_next\/static\/chunks\/[\w~.-]+\.js/g)].map(([path]) => path);
  const modern = [...new Set(named)].filter((path) => !old.includes(path));
  const scripts = await Promise.all(
    modern.map(async (path) => (await sendRequest("demo", { path })).body),
  );
  const sizes = scripts.map((text) => gzipSync(text).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // A smaller size would mean that scripts were missed.
  expect(total).toBeGreaterThan(134_900);
  expect(total).toBeLessThanOrEqual(maxBytes);
  expect(scripts.filter((text) => text.includes("partialBundledLanguages"))).toEqual([]);
});
