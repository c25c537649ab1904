import type { CatalogueEntry } from "../../catalogue.ts";
import { film, page } from "../menu-entries.ts";

/** A short programme: what is on, what there is, who made it. */
export const navigation: CatalogueEntry[] = [
  { name: "Now showing", type: "other", url: "/", items: [] },
  {
    ...page("Films", "films", [
      page("Drama", "drama", [
        film("The Long Pier", "the-long-pier"),
        film("Seed Hour", "seed-hour"),
        film("The Violet Hour", "the-violet-hour"),
      ]),
      page("Mystery", "mystery", [
        film("The Wooden Bird", "the-wooden-bird"),
        film("Lamp Out", "lamp-out"),
        film("Fog Signal", "fog-signal"),
      ]),
      page("Documentary", "documentary", [
        film("Swirl", "swirl"),
        film("Horizon Line", "horizon-line"),
        film("Forty Cups", "forty-cups"),
      ]),
      page("Shorts", "shorts", [
        page("The Seed Cycle", "the-seed-cycle"),
        film("Nuthatch", "nuthatch"),
        film("Rocket Picnic", "rocket-picnic"),
      ]),
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
