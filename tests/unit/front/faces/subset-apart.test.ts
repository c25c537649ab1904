import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { maxTitleBytes } from "../../../../lib/channel/title-face.ts";
import { titleLetters } from "../../../../lib/channel/title-letters.ts";
import { subsetApart } from "../../../../lib/front/faces/subset-apart.ts";

const fontOf = (name: string) => readFileSync(`public/fonts/${name}.woff2`);

test("a variable font becomes two parts of one weight for titles", async () => {
  const parts = await subsetApart(fontOf("figtree-latin-wght-normal"), 640);
  expect(parts).toHaveLength(2);
  const [words, signs] = parts ?? [];
  expect(words?.letters).toContain(titleLetters.words);
  expect(signs?.letters).toBe(titleLetters.signs);
  const bytes = parts?.map(({ woff2 }) => Buffer.from(woff2, "base64").length) ?? [];
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxTitleBytes);
});

test("a font of one weight is taken as it is", async () => {
  expect(await subsetApart(fontOf("barlow-condensed-latin-700-normal"), 640)).toHaveLength(2);
});

// docs/security.md SE-149
test.each([
  ["nothing", Buffer.alloc(0)],
  ["a text", Buffer.from("wOF2 and then no font at all")],
  ["a font that ends early", fontOf("figtree-latin-wght-normal").subarray(0, 9_000)],
])("%s is refused", async (_, font) => {
  await expect(subsetApart(font, 640)).rejects.toThrow();
});
