import { expect, test } from "vitest";
import {
  makeTitleFontStylesheets,
  type TitleFontStylesheetOptions,
} from "../../../../lib/front/faces/make-title-font-stylesheets.ts";

const face = { family: "Owner Sans", url: "https://cdn.example/owner.woff2" };
const hour = 3_600_000;

/** A maker whose files are text: a font of `"abc"` has the letters a, b and c. */
function setUp(files: Record<string, string>, more: Partial<TitleFontStylesheetOptions> = {}) {
  const fetched: string[] = [];
  const errors: unknown[] = [];
  let now = 1_000;
  const titles = makeTitleFontStylesheets({
    fetchFont: async (address) => {
      fetched.push(address);
      const file = files[address];
      if (file === undefined) throw new Error("there is no such file");
      return Buffer.from(file);
    },
    subset: async (font) => [{ letters: String(font), woff2: "d09GMg==" }],
    onError: (_, error) => errors.push(error),
    now: () => now,
    ...more,
  });
  /** The URL of the sheet after all pending work is done. */
  const settled = async () => {
    await titles.read(face, "none.css");
    return titles.addressOf(face);
  };
  const later = (ms: number) => void (now += ms);
  return { titles, fetched, errors, settled, later };
}

const nameOf = (address = "") => address.slice("/own-titles/".length);

test("a font's sheet is missing for the first visit, and available for a later one", async () => {
  const { titles, fetched, settled } = setUp({ [face.url]: "abc" });
  expect(titles.addressOf(face)).toBeUndefined();
  const address = await settled();
  expect(address).toMatch(/^\/own-titles\/[0-9a-f]{16}\.css$/);
  const css = await titles.read(face, nameOf(address));
  expect(css).toContain('font-family:"Owner Sans Titles"');
  expect(css).toContain("font-weight:640");
  expect(css).toContain("unicode-range:U+61-63");
  expect(fetched).toEqual([face.url]);
});

test("another process finds the same sheet under its URL", async () => {
  const one = setUp({ [face.url]: "abc" });
  const other = setUp({ [face.url]: "abc" });
  const name = nameOf(await one.settled());
  expect(await other.titles.read(face, name)).toBe(await one.titles.read(face, name));
});

test("a made-up URL finds nothing, and requests the font once", async () => {
  const { titles, fetched } = setUp({ [face.url]: "abc" });
  expect(await titles.read(face, "0123456789abcdef.css")).toBeUndefined();
  expect(await titles.read(face, "fedcba9876543210.css")).toBeUndefined();
  expect(fetched).toHaveLength(1);
});

test("simultaneous requests load the font once", async () => {
  const { titles, fetched, settled } = setUp({ [face.url]: "abc" });
  for (let i = 0; i < 20; i += 1) titles.addressOf(face);
  await settled();
  expect(fetched).toHaveLength(1);
});

test("a font that fails is loaded again after ten minutes", async () => {
  const files: Record<string, string> = {};
  const { titles, fetched, errors, settled, later } = setUp(files);
  expect(await settled()).toBeUndefined();
  titles.addressOf(face);
  expect([fetched.length, errors.length]).toEqual([1, 1]);
  files[face.url] = "abc";
  later(hour / 6);
  expect(await settled()).toMatch(/^\/own-titles\//);
});

test("a font is loaded again after a day, and the old sheet is served until then", async () => {
  const files: Record<string, string> = { [face.url]: "abc" };
  const { titles, settled, later } = setUp(files);
  const before = await settled();
  files[face.url] = "abcd";
  later(25 * hour);
  expect(titles.addressOf(face)).toBe(before);
  const after = await settled();
  expect(after).not.toBe(before);
  // Pages in caches may still name it.
  expect(await titles.read(face, nameOf(before))).toContain("U+61-63}");
});

test("a font that fails later keeps its sheet", async () => {
  const files: Record<string, string | undefined> = { [face.url]: "abc" };
  const { titles, settled, later } = setUp(files as Record<string, string>);
  const before = await settled();
  delete files[face.url];
  later(25 * hour);
  titles.addressOf(face);
  expect(await settled()).toBe(before);
});

test("a face with too many glyphs has no sheet, and this is not reported as an error", async () => {
  const { errors, settled } = setUp({ [face.url]: "abc" }, { subset: async () => undefined });
  expect(await settled()).toBeUndefined();
  expect(errors).toEqual([]);
});

test("sheets take at most four megabytes, and the least recently used are removed", async () => {
  const woff2 = "A".repeat(1024 * 1024);
  const { titles } = setUp(
    {},
    {
      fetchFont: async (address) => Buffer.from(address.at(-1) ?? ""),
      subset: async (font) => [{ letters: String(font), woff2 }],
    },
  );
  const faces = [..."abcdef"].map((end) => ({ ...face, url: `https://cdn.example/${end}` }));
  for (const one of faces) await titles.read(one, "none.css");
  const there = faces.map((one) => titles.addressOf(one) !== undefined);
  expect(there.filter(Boolean)).toHaveLength(3);
  expect(there[0]).toBe(false);
});

// docs/security.md SE-149
test("one font is read at a time", async () => {
  let running = 0;
  let maxRunning = 0;
  const subset = async (font: Uint8Array) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return [{ letters: String(font), woff2: "d09GMg==" }];
  };
  const { titles } = setUp({}, { fetchFont: async () => Buffer.from("a"), subset });
  const faces = [..."abc"].map((end) => ({ ...face, url: `https://cdn.example/${end}` }));
  await Promise.all(faces.map((one) => titles.read(one, "none.css")));
  expect(maxRunning).toBe(1);
});
