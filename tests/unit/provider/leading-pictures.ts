import type {
  SeedCatalogue,
  CatalogueContent,
  CataloguePage,
  CatalogueSection,
} from "../../../provider/seed/catalogue-schema.ts";

/** The heroes of every page of a channel. */
export function heroesOf({ pages }: SeedCatalogue): CatalogueSection[] {
  return pages.flatMap(({ sections }) => sections.filter(({ layout }) => layout === "hero"));
}

/** The first three rows of a channel's home page below its hero. Personal rows are empty at first. */
export function firstRowsOf({ channel, pages }: SeedCatalogue): CatalogueSection[] {
  const home = pages.find(({ token }) => token === channel.homePage);
  const rows = home?.sections.filter((row) => row.layout !== "hero" && listsOf(row).length > 0);
  return rows?.slice(0, 3) ?? [];
}

/** The lists of one row: its items, or those of each tab. */
export function listsOf(section: CatalogueSection): string[][] {
  const lists = [section.items ?? [], ...(section.tabs ?? []).map((tab) => tab.items)];
  return lists.filter((list) => list.length > 0);
}

/** The contents or pages of a list, in order. */
export function entriesOf(
  list: string[],
  { type }: CatalogueSection,
  { contents, pages }: SeedCatalogue,
): (CatalogueContent | CataloguePage)[] {
  const shelf: (CatalogueContent | CataloguePage)[] = type === "page" ? pages : contents;
  return list.flatMap((token) => shelf.find((entry) => entry.token === token) ?? []);
}

/** The picture that a row shows of an entry: 2:3 where it has one and the row requires it. */
export function pictureIn(
  { aspectRatio }: CatalogueSection,
  entry: CatalogueContent | CataloguePage,
): string {
  const poster = "poster" in entry ? entry.poster : undefined;
  return (aspectRatio === "2:3" && poster) || entry.picture;
}

/** The pages with a cover, and their pictures. */
export function coversOf({ pages }: SeedCatalogue): { page: CataloguePage; picture: string }[] {
  return pages
    .filter(({ cover }) => cover !== undefined)
    .map((page) => ({ page, picture: page.coverPicture ?? page.picture }));
}
