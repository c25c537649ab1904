import type { CatalogueEntry } from "../catalogue.ts";

/** An entry of the header that leads to a page, with those below it. */
export function page(name: string, url: string, items: CatalogueEntry[] = []): CatalogueEntry {
  return { name, type: "page", url, items };
}

/** An entry that leads to a content. */
export function film(name: string, token: string): CatalogueEntry {
  return { name, type: "other", url: `/video/${token}`, items: [] };
}
