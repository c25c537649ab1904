import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCatalogue } from "../../../../provider/seed/read-catalogue.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "catalogue-"));
  await cp("provider/seed/data/lumen", folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

/** Replaces the first `from` in a file of the folder. */
async function edit(name: string, from: string, to: string) {
  const file = join(folder, name);
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

describe("a catalogue with an invalid value is rejected with file and path", () => {
  it.each([
    [
      "a wrong type",
      "contents.json",
      '"publishedDaysAgo": ',
      '"publishedDaysAgo": -',
      /\[0\]\.publishedDaysAgo/,
    ],
    ["an unknown field", "channel.json", '"token": ', '"tokn": 1, "token": ', /tokn/],
    [
      "a token that is no slug",
      "pages.json",
      '"token": "',
      '"token": "A ',
      /\[0\]\.token: expected a slug/,
    ],
    [
      "a field of a nested item",
      "navigation.json",
      '"type": "page"',
      '"type": "Page"',
      /navigation\[1\].type/,
    ],
  ])("%s", async (_, name, from, to, path) => {
    await edit(name, from, to);
    expect(() => readCatalogue(folder)).toThrow(join(folder, name));
    expect(() => readCatalogue(folder)).toThrow(path);
  });

  it("a file that is not JSON", async () => {
    await writeFile(join(folder, "people.json"), "[{");
    expect(() => readCatalogue(folder)).toThrow(`${join(folder, "people.json")} is not JSON`);
  });
});

it("a catalogue may omit people, offers, rights and viewers", async () => {
  for (const name of ["people", "paywalls", "rights", "viewers"])
    await rm(join(folder, `${name}.json`), { force: true });
  const { contents, paywalls, history } = readCatalogue(folder);
  expect(contents.flatMap(({ people = [] }) => people)).toEqual([]);
  expect([paywalls, history]).toEqual([undefined, undefined]);
});

it("a series contains its number of episodes and their length", () => {
  const { series = [] } = readCatalogue(folder).channel;
  const { parts, partsS, episodes } = series.find(({ token }) => token === "slow-water") ?? {};
  expect({ parts, partsS }).toEqual({ parts: `${episodes?.length} parts`, partsS: 12_564 });
});

it("a topic counts its contents by its unit", () => {
  const { topics = [] } = readCatalogue(folder).channel;
  expect(topics.find(({ name }) => name === "Drama")?.parts).toBe("15 films");
});

it("a person's role is listed with each of their contents", () => {
  const { contents } = readCatalogue(folder);
  const made = contents.filter(({ people }) => people !== undefined);
  expect(made.length).toBeGreaterThan(30);
  expect(new Set(made.map(({ role }) => role))).toEqual(new Set(["director", undefined]));
});
