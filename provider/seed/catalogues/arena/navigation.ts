import type { CatalogueEntry } from "../../catalogue.ts";
import { page } from "../menu-entries.ts";

const group = (name: string, items: CatalogueEntry[]): CatalogueEntry => ({
  name,
  type: "other",
  url: "#",
  items,
});

/** Six kinds of racing under Sports, with a round below Formula. */
export const navigation: CatalogueEntry[] = [
  { name: "Home", type: "other", url: "/", items: [] },
  page("Live", "live"),
  page("Schedule", "schedule"),
  {
    ...page("Sports", "sports", [
      group("Circuit", [
        page("Formula", "formula", [page("Round 1: Harrow", "formula/round-1")]),
        page("GT Masters", "gt-masters"),
        page("Ovals", "ovals"),
      ]),
      group("Road and hill", [
        page("Alpine Cup", "alpine-cup"),
        page("Desert Hill", "desert-hill"),
      ]),
      group("All day long", [page("Endurance", "endurance"), page("Guest sports", "guest-sports")]),
    ]),
    feature: "cross-training-clay",
  },
  page("Replays", "replays"),
  page("Originals", "originals", [page("Cross Training", "cross-training")]),
  page("Commentators", "commentators"),
  page("Your races", "my-list"),
  {
    name: "Partners",
    type: "external",
    url: "https://example.com/arena/partners",
    target: "_blank",
    items: [],
  },
];
