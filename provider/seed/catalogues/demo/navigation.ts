import type { CatalogueEntry } from "../../catalogue.ts";

const page = (name: string, url: string, items: CatalogueEntry[] = []): CatalogueEntry => ({
  name,
  type: "page",
  url,
  items,
});

/** Three levels deep under Nature, Space and Cities. */
export const navigation: CatalogueEntry[] = [
  { name: "Home", type: "other", url: "/", items: [] },
  {
    ...page("Nature", "nature", [
      page("Lakes", "nature/lakes", [
        page("Blue Hour", "blue-hour"),
        page("Coasts nearby", "coasts"),
      ]),
      page("Forests", "forests", [page("Spruce", "spruce")]),
      page("Small worlds", "small-worlds"),
      page("Coasts", "coasts", [page("Tideline", "tideline")]),
    ]),
    feature: "where-the-sea-turns-white",
  },
  {
    ...page("Space", "space", [
      page("Earth", "earth"),
      page("Moons", "moons"),
      page("Giants", "giants", [page("Ring World", "ring-world")]),
    ]),
    feature: "io-burning",
  },
  page("Cities", "cities", [page("After dark", "after-dark"), page("Lattice", "lattice")]),
  page("Live", "live"),
  page("Series", "series"),
  page("All films", "films"),
  page("Field notes", "field-notes"),
  page("Your films", "my-list"),
  {
    name: "Press",
    type: "external",
    url: "https://example.com/meridian/press",
    target: "_blank",
    items: [],
  },
];
