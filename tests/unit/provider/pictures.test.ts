import { describe, expect, it } from "vitest";
import manifest from "../../../provider/assets/manifest.json" with { type: "json" };
import type { SeedCatalogue, CatalogueSection } from "../../../provider/seed/catalogue-schema.ts";
import { seededCatalogues } from "../../../provider/seed/seeded-catalogues.ts";
import {
  coversOf,
  entriesOf,
  firstRowsOf,
  heroesOf,
  listsOf,
  pictureIn,
} from "./leading-pictures.ts";

const art: Record<string, { art: string; width: number }> = manifest.art;
const named = seededCatalogues.map((catalogue) => [catalogue.channel.name, catalogue] as const);
const written = seededCatalogues.filter(({ channel }) => ["demo", "lumen"].includes(channel.token));

/** The motif of a picture whatever its crop and variant: `warm-fig-in-red-poster` is `fig-in-red`. */
function motifOf(picture: string): string {
  return picture.replace(/^(mono|warm)-/, "").replace(/-(hero|poster|thumb)$/, "");
}

function motifsOf(list: string[], row: CatalogueSection, catalogue: SeedCatalogue): string[] {
  return entriesOf(list, row, catalogue).map((entry) => motifOf(pictureIn(row, entry)));
}

function rowsOf({ pages }: SeedCatalogue): CatalogueSection[] {
  return pages.flatMap(({ sections }) => sections);
}

function heroMotifs(catalogue: SeedCatalogue): string[] {
  return heroesOf(catalogue).flatMap((row) =>
    listsOf(row).flatMap((list) => motifsOf(list, row, catalogue)),
  );
}

function catalogueOf(token: string): SeedCatalogue {
  const found = seededCatalogues.find(({ channel }) => channel.token === token);
  if (!found) throw new Error(`No channel ${token}.`);
  return found;
}

describe("the pictures of the seeded channels", () => {
  it.each(named)("differ between neighbouring cards of a row of %s", (_, catalogue) => {
    for (const row of rowsOf(catalogue)) {
      for (const list of listsOf(row)) {
        const motifs = motifsOf(list, row, catalogue);
        expect(motifs.filter((motif, at) => at > 0 && motif === motifs[at - 1])).toEqual([]);
      }
    }
  });

  it.each(named)("differ between the first cards of neighbouring rows of %s", (_, catalogue) => {
    for (const { sections } of catalogue.pages) {
      const firsts = sections.flatMap((row) =>
        listsOf(row)
          .slice(0, 1)
          .flatMap((list) => motifsOf(list, row, catalogue).slice(0, 1)),
      );
      expect(firsts.filter((motif, at) => at > 0 && motif === firsts[at - 1])).toEqual([]);
    }
  });

  it("are all used", () => {
    const shown = new Set(
      seededCatalogues.flatMap(({ contents, pages, paywalls = [] }) => [
        ...contents.flatMap(({ picture, poster }) => [picture, poster]),
        ...pages.flatMap(({ picture, coverPicture }) => [picture, coverPicture]),
        ...paywalls.map(({ picture }) => picture),
      ]),
    );
    expect(Object.keys(art).filter((name) => !shown.has(name))).toEqual([]);
  });

  it("have one style in every lesson of Academy", () => {
    const flat = /^(cover|portrait)-/;
    const { contents, pages } = catalogueOf("academy");
    const pictures = [...contents, ...pages].map(({ picture }) => picture);
    expect(pictures.filter((picture) => !flat.test(picture))).toEqual([]);
    expect(contents.filter(({ poster }) => poster)).toEqual([]);
  });

  it("are used by only one brand in the heroes of all pages", () => {
    const motifs = seededCatalogues.flatMap((catalogue) => [...new Set(heroMotifs(catalogue))]);
    expect(motifs.filter((motif, at) => motifs.indexOf(motif) !== at)).toEqual([]);
  });

  it.each(named)("are large and unique on the page where a series of %s begins", (_, catalogue) => {
    const isSplit = catalogue.channel.token === "academy";
    for (const { page, picture } of coversOf(catalogue)) {
      expect(art[picture]?.width).toBeGreaterThanOrEqual(isSplit ? 1280 : 1600);
      const shown = page.sections.map((row) => motifsOf(listsOf(row)[0] ?? [], row, catalogue));
      expect(shown[0]?.[0]).not.toBe(motifOf(picture));
      if (written.includes(catalogue)) expect(shown.flat()).not.toContain(motifOf(picture));
    }
  });

  it("are used by only one brand where a series begins", () => {
    const pictures = seededCatalogues.flatMap((catalogue) => {
      const heroes = heroesOf(catalogue).flatMap((row) =>
        listsOf(row).flatMap((list) =>
          entriesOf(list, row, catalogue).map((entry) => pictureIn(row, entry)),
        ),
      );
      return [...new Set([...heroes, ...coversOf(catalogue).map(({ picture }) => picture)])];
    });
    expect(pictures.filter((picture, at) => pictures.indexOf(picture) !== at)).toEqual([]);
    const covers = seededCatalogues.flatMap((catalogue) => coversOf(catalogue));
    expect(covers).toHaveLength(new Set(covers.map(({ picture }) => picture)).size);
  });

  it("are black and white or warm at the top of Lumen's home page", () => {
    const lumen = catalogueOf("lumen");
    const rows = [...heroesOf(lumen), ...firstRowsOf(lumen)];
    const shown = rows.flatMap((row) =>
      listsOf(row).flatMap((list) =>
        entriesOf(list, row, lumen).map((entry) => pictureIn(row, entry)),
      ),
    );
    expect(shown.length).toBeGreaterThan(30);
    const isCold = (name: string) => {
      const [red = 0, , blue = 0] = (art[name]?.art ?? "#000000")
        .slice(1)
        .match(/../g)
        ?.map((part) => Number.parseInt(part, 16)) ?? [0, 0, 255];
      return blue > red + 4;
    };
    expect(shown.filter(isCold)).toEqual([]);
  });
});
