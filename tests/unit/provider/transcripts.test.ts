import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readMediaManifest } from "../../../provider/media/read-media-manifest.ts";
import type { CatalogueContent } from "../../../provider/seed/catalogue-schema.ts";
import { seededCatalogues } from "../../../provider/seed/seeded-catalogues.ts";
import { entriesOf, firstRowsOf, heroesOf, listsOf } from "./leading-pictures.ts";

const assets = fileURLToPath(new URL("../../../provider/assets", import.meta.url));
const { transcripts } = readMediaManifest(assets);
const named = seededCatalogues.map((catalogue) => [catalogue.channel.name, catalogue] as const);
const spoken = seededCatalogues.flatMap(({ contents }) =>
  contents.flatMap((content) => (content.transcript ? [[content.transcript, content]] : [])),
) as [string, CatalogueContent][];

describe("the transcripts of the seeded channels", () => {
  it.each(named)("exist for every film of a hero or the first rows of %s", (_, catalogue) => {
    const sections = [...heroesOf(catalogue), ...firstRowsOf(catalogue)];
    const silent = sections
      .filter(({ type }) => type === "video")
      .flatMap((row) => listsOf(row).flatMap((list) => entriesOf(list, row, catalogue)))
      .filter((entry) => "films" in entry && entry.state === "vod" && !entry.transcript);
    expect(silent.map(({ token }) => token)).toEqual([]);
  });

  it("belong to one film each", () => {
    const names = spoken.map(([name]) => name);
    expect(names.toSorted()).toEqual([...transcripts.keys()]);
    const lines = [...transcripts].map(([, { cues }]) => cues.map(({ en }) => en).join("\n"));
    expect(new Set(lines).size).toBe(transcripts.size);
  });

  it("have two languages each, and five in total", () => {
    const languages = [...transcripts.values()].map((transcript) => transcript.languages);
    expect(languages.filter((tags) => tags.length !== 2 || tags[0] !== "en")).toEqual([]);
    expect([...new Set(languages.flat())].toSorted()).toEqual(["da", "de", "en", "es", "fr"]);
  });

  it.each(spoken)("%s has consecutive cues that end with its film", (name, content) => {
    const { cues = [], languages = [] } = transcripts.get(name) ?? {};
    let free = 0;
    for (const cue of cues) {
      expect(cue.start).toBeGreaterThanOrEqual(free);
      expect(cue.end - cue.start).toBeGreaterThanOrEqual(1);
      expect(languages.filter((language) => !cue[language])).toEqual([]);
      free = cue.end;
    }
    expect(free).toBeGreaterThan(0);
    expect(free).toBeLessThanOrEqual(content.durationS);
  });

  it.each(spoken)("%s has chapters that begin with its film and lie inside it", (name, content) => {
    const starts = transcripts.get(name)?.chapters.map(({ start_s }) => start_s) ?? [];
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
    expect(starts.at(-1)).toBeLessThan(content.durationS);
  });
});
