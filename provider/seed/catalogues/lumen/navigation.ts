import type { CatalogueEntry } from "../../catalogue.ts";

const page = (name: string, url: string, items: CatalogueEntry[] = []): CatalogueEntry => ({
  name,
  type: "page",
  url,
  items,
});

/** A short programme: what is on, what there is, who made it. */
export const navigation: CatalogueEntry[] = [
  { name: "Now showing", type: "other", url: "/", items: [] },
  {
    ...page("Films", "films", [
      page("Drama", "drama"),
      page("Mystery", "mystery"),
      page("Documentary", "documentary"),
      page("Shorts", "shorts", [page("The Seed Cycle", "the-seed-cycle")]),
    ]),
    feature: "seed-hour",
  },
  page("Series", "series", [
    page("Slow Water", "slow-water"),
    page("The Skerry Light", "the-skerry-light"),
  ]),
  page("Directors", "directors", [
    page("Maren Holt", "directors/maren-holt"),
    page("Teodor Brask", "directors/teodor-brask"),
    page("Adaeze Okafor", "directors/adaeze-okafor"),
  ]),
  page("Notebook", "notebook"),
  page("Your shelf", "my-list"),
  {
    name: "Gift a year",
    type: "external",
    url: "https://example.com/lumen/gift",
    target: "_blank",
    items: [],
  },
];
