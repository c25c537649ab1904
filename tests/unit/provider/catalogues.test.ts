import { describe, expect, it } from "vitest";
import { isAppScheme } from "../../../lib/contract/app-scheme.ts";
import { sectionLayouts, sectionRoles } from "../../../lib/contract/sections.ts";
import manifest from "../../../provider/assets/manifest.json" with { type: "json" };
import type {
  SeedCatalogue,
  CataloguePage,
  CatalogueSection,
} from "../../../provider/seed/catalogue-schema.ts";
import { seededCatalogues } from "../../../provider/seed/seeded-catalogues.ts";
import { additionalTitleLetters, titleLetters } from "../../../lib/channel/title-letters.ts";
import { coversOf, entriesOf, listsOf, pictureIn } from "./leading-pictures.ts";

const art = new Set(Object.keys(manifest.art));
const films = new Set(Object.keys(manifest.films));
const named = seededCatalogues.map((catalogue) => [catalogue.channel.name, catalogue] as const);
const written = named.filter(([, { channel }]) => ["demo", "lumen"].includes(channel.token));
const everySection = seededCatalogues.flatMap((catalogue) => sectionsOf(catalogue));

function sectionsOf(catalogue: SeedCatalogue): CatalogueSection[] {
  return catalogue.pages.flatMap((page) => page.sections);
}

function repeated(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function missing(names: string[], known: Set<string>): string[] {
  return names.filter((name) => !known.has(name));
}

function urlsOf(entries: SeedCatalogue["navigation"]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.type === "page" ? [entry.url] : []),
    ...urlsOf(entry.items),
  ]);
}

/** The pictures that are visible in a row when it opens. */
function picturesOf(section: CatalogueSection, catalogue: SeedCatalogue): string[] {
  const [list = []] = listsOf(section);
  return entriesOf(list, section, catalogue).map((entry) => pictureIn(section, entry));
}

/** Pictures that two neighbouring rows of one page share. A text row between two rows separates them. */
function sharedByNeighbours(page: CataloguePage, catalogue: SeedCatalogue): string[] {
  const rows = page.sections.filter((section) => section.items ?? section.tabs ?? section.body);
  return rows.flatMap((row, index) => {
    const before = index > 0 ? rows[index - 1] : undefined;
    if (!before) return [];
    const above = new Set(picturesOf(before, catalogue));
    return picturesOf(row, catalogue).filter((picture) => above.has(picture));
  });
}

describe("the seeded channels", () => {
  it("are four, in four design languages", () => {
    const tokens = seededCatalogues.map((catalogue) => catalogue.channel.token);
    const fonts = new Set(seededCatalogues.map((catalogue) => catalogue.channel.fontFamily));
    expect(tokens).toEqual(["demo", "arena", "lumen", "academy"]);
    expect(fonts.size).toBe(4);
  });

  it("have one app each, with its own URL scheme", () => {
    const schemes = seededCatalogues.map((catalogue) => catalogue.channel.appScheme ?? "");
    expect(schemes.filter(isAppScheme)).toHaveLength(4);
    expect(new Set(schemes).size).toBe(4);
  });

  it.each(named)("%s holds at least sixty contents", (_, { contents }) => {
    expect(contents.length).toBeGreaterThanOrEqual(60);
  });

  it.each(named)("%s gives every content, page and row a unique token", (_, catalogue) => {
    expect(repeated(catalogue.contents.map((content) => content.token))).toEqual([]);
    expect(repeated(catalogue.contents.map((content) => content.name))).toEqual([]);
    expect(repeated(catalogue.pages.map((page) => page.token))).toEqual([]);
    expect(repeated(catalogue.pages.map((page) => page.url))).toEqual([]);
    expect(repeated(sectionsOf(catalogue).map((section) => section.token))).toEqual([]);
  });

  it.each(named)("%s has titles in characters that the first paint can render", (_, catalogue) => {
    const { contents, pages } = catalogue;
    const titles = [...contents, ...pages, ...sectionsOf(catalogue)].map(({ name }) => name ?? "");
    const known = new Set(titleLetters.words + titleLetters.signs + additionalTitleLetters[1]);
    expect(titles.filter((title) => [...title].some((letter) => !known.has(letter)))).toEqual([]);
  });

  it.each(named)("%s writes content tokens as slugs", (_, { contents }) => {
    const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
    expect(contents.filter((content) => !slug.test(content.token))).toEqual([]);
  });

  it.each(named)("%s lists in its rows only existing entries, each once", (_, catalogue) => {
    const known = {
      video: new Set(catalogue.contents.map(({ token }) => token)),
      page: new Set(catalogue.pages.map(({ token }) => token)),
      paywall: new Set((catalogue.paywalls ?? []).map(({ token }) => token)),
      text: new Set<string>(),
    };
    for (const section of sectionsOf(catalogue)) {
      for (const list of listsOf(section)) {
        expect(missing(list, known[section.type])).toEqual([]);
        expect(repeated(list)).toEqual([]);
      }
    }
  });

  it.each(named)("%s has something to sell in every row of offers", (_, catalogue) => {
    const offers = sectionsOf(catalogue).filter(({ type }) => type === "paywall");
    expect(offers.filter((section) => listsOf(section).flat().length === 0)).toEqual([]);
  });

  it.each(named)("%s shows every content in some row", (_, catalogue) => {
    const shown = new Set(sectionsOf(catalogue).flatMap((section) => listsOf(section).flat()));
    expect(
      missing(
        catalogue.contents.map((content) => content.token),
        shown,
      ),
    ).toEqual([]);
  });

  it.each(named)("%s names only its own contents as next", (_, { contents }) => {
    const tokens = new Set(contents.map((content) => content.token));
    expect(
      missing(
        contents.flatMap((content) => content.next ?? []),
        tokens,
      ),
    ).toEqual([]);
  });

  it.each(named)("%s puts every content into an existing series or topic", (_, catalogue) => {
    const { series = [], topics = [] } = catalogue.channel;
    const tokens = catalogue.contents.map((content) => content.token);
    const episodes = series.flatMap((one) => one.episodes);
    const placed = [...episodes, ...topics.flatMap((one) => one.contents)];
    expect(missing(placed, new Set(tokens))).toEqual([]);
    expect(missing(tokens, new Set(placed))).toEqual([]);
    expect(repeated(episodes)).toEqual([]);
    const pages = new Set(catalogue.pages.map((page) => page.token));
    expect(
      missing(
        series.map((one) => one.token),
        pages,
      ),
    ).toEqual([]);
  });

  it.each(named)("%s links menu and footer to existing pages", (_, catalogue) => {
    const urls = new Set(catalogue.pages.map((page) => page.url));
    const links = catalogue.footer.customLinks.filter((link) => link.type === "page");
    expect(missing(urlsOf(catalogue.navigation), urls)).toEqual([]);
    expect(
      missing(
        links.map((link) => link.url),
        urls,
      ),
    ).toEqual([]);
    expect(catalogue.pages.map((page) => page.token)).toContain(catalogue.channel.homePage);
    expect(urls).toContain("search");
  });

  it.each(named)("%s uses pictures and films of the manifest", (_, { contents, pages }) => {
    const posters = contents.flatMap((content) => content.poster ?? []);
    const pictures = [...contents, ...pages].map((entry) => entry.picture);
    const covers = pages.flatMap((page) => page.coverPicture ?? []);
    expect(missing([...pictures, ...posters, ...covers], art)).toEqual([]);
    expect(
      missing(
        contents.flatMap((content) => content.films),
        films,
      ),
    ).toEqual([]);
  });

  it.each(named)("%s uses no picture for more than two contents", (_, { contents }) => {
    const twice = repeated(contents.map((content) => content.picture));
    expect(repeated(twice)).toEqual([]);
  });

  it.each(named)("%s repeats no picture in a row or in the next one", (_, catalogue) => {
    for (const section of sectionsOf(catalogue)) {
      expect(repeated(picturesOf(section, catalogue))).toEqual([]);
    }
    for (const page of catalogue.pages) {
      expect(sharedByNeighbours(page, catalogue)).toEqual([]);
    }
  });

  it.each(named)("%s begins live contents at quarter hours", (_, { contents }) => {
    const odd = contents.filter(({ minutes = 0 }) => minutes % 15 !== 0);
    expect(odd.map(({ token, minutes }) => [token, minutes])).toEqual([]);
  });

  it.each(written)("%s describes each content in at least two sentences", (_, { contents }) => {
    const sentences = ({ description }: { description: string }) =>
      description.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    expect(contents.filter((content) => sentences(content) < 2)).toEqual([]);
  });

  it.each(written)(
    "%s gives each page of its menu a unique picture, a description and two rows",
    (_, { navigation, pages }) => {
      const urls = new Set(urlsOf(navigation));
      const led = pages.filter(({ url }) => urls.has(url));
      expect(repeated(led.map(({ picture }) => picture))).toEqual([]);
      const poor = led.filter(({ description, sections }) => !description || sections.length < 2);
      expect(poor.map(({ url }) => url)).toEqual([]);
    },
  );

  it.each(named)("%s says what viewers agree to, and which data is collected", (_, { pages }) => {
    const urls = pages.map(({ url }) => url);
    expect(missing(["terms", "privacy"], new Set(urls))).toEqual([]);
  });

  it.each(named)("%s says of every series how many parts it has, once", (_, catalogue) => {
    const seriesParts = (catalogue.channel.series ?? []).map(({ parts }) =>
      Number.parseInt(/\d+/.exec(parts ?? "")?.[0] ?? "", 10),
    );
    expect(seriesParts).toEqual(catalogue.channel.series?.map(({ episodes }) => episodes.length));
    const described = catalogue.pages.map(({ description = "" }) => description);
    expect(described.filter((text) => /^\d+ (parts|lessons)/.test(text))).toEqual([]);
  });

  it.each(named)("%s begins every series with its first part", (_, catalogue) => {
    const firsts = (catalogue.channel.series ?? []).map((one) => [one.token, one.episodes[0]]);
    const covers = coversOf(catalogue).map(({ page }) => [page.token, page.cover]);
    expect(Object.fromEntries(covers)).toMatchObject(Object.fromEntries(firsts));
  });

  it.each(named)(
    "%s begins every other page that has a cover with one of its contents",
    (_, catalogue) => {
      const series = new Set((catalogue.channel.series ?? []).map(({ token }) => token));
      // The page of a person begins with a portrait.
      const others = coversOf(catalogue).filter(
        ({ page, picture }) => !series.has(page.token) && !picture.startsWith("portrait-"),
      );
      const strange = others.filter(({ page }) => {
        const topic = catalogue.channel.topics?.find(({ name }) => name === page.name);
        return !topic?.contents.includes(page.cover ?? "");
      });
      expect(strange.map(({ page }) => page.token)).toEqual([]);
    },
  );

  it.each(named)("%s lasts whole segments of four seconds", (_, { contents }) => {
    expect(contents.filter(({ durationS }) => durationS % 4 !== 0)).toEqual([]);
    const inState = (state: string) => contents.filter((one) => one.state === state);
    expect(inState("vod").filter(({ durationS }) => durationS === 0)).toEqual([]);
    expect(inState("scheduled").filter(({ durationS }) => durationS > 0)).toEqual([]);
  });

  it("use every role, layout, type and ratio at least once", () => {
    const layouts = new Set(everySection.map((section) => section.layout));
    const types = new Set(everySection.map((section) => section.type));
    const ratios = new Set(everySection.map((section) => section.aspectRatio ?? "16:9"));
    expect(new Set(everySection.map((section) => section.role))).toEqual(new Set(sectionRoles));
    expect(layouts).toEqual(new Set(sectionLayouts));
    expect(types).toEqual(new Set(["video", "page", "paywall", "text"]));
    expect(ratios).toEqual(new Set(["16:9", "2:3", "1:1"]));
  });
});
