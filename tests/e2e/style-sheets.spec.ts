import { gzipSync } from "node:zlib";
import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";

test("the home page brings 16.7 KB of style at most, compressed", async () => {
  const { body } = await ask("demo");
  const addresses = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  expect(addresses.length).toBeGreaterThan(0);
  const sheets = await Promise.all(
    addresses.map(async ([, path = ""]) => (await ask("demo", { path })).body),
  );
  const inline = [...body.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = ""]) => text);
  const sizes = [...sheets, inline.join("\n")].map((text) => gzipSync(text).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(16_700);
});
