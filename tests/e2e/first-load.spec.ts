import { gzipSync } from "node:zlib";
import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";

/** What a page of bare Next loads (134.9 KB, docs/performance.md), and 50 KB. */
const maxBytes = 184_900;

test("the home page brings 50 KB of script more than bare Next at most, and no i18next", async () => {
  const { body } = await ask("demo");
  const old = [...body.matchAll(/<script[^>]+src="([^"]+)"[^>]+noModule/gi)].map(
    ([, path]) => path,
  );
  const named = [...body.matchAll(/\/_next\/static\/chunks\/[\w~.-]+\.js/g)].map(([path]) => path);
  const modern = [...new Set(named)].filter((path) => !old.includes(path));
  const scripts = await Promise.all(modern.map(async (path) => (await ask("demo", { path })).body));
  const sizes = scripts.map((text) => gzipSync(text).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  // Less would mean that scripts have been missed.
  expect(total).toBeGreaterThan(134_900);
  expect(total).toBeLessThanOrEqual(maxBytes);
  expect(scripts.filter((text) => text.includes("partialBundledLanguages"))).toEqual([]);
});
