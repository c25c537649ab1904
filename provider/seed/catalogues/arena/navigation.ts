import type { CatalogueEntry } from "../../catalogue.ts";
import { page } from "../menu-entries.ts";

const group = (name: string, items: CatalogueEntry[]): CatalogueEntry => ({
  name,
  type: "other",
  url: "#",
  items,
});

/** Twelve sports under Sports, with a round below Formula. */
export const navigation: CatalogueEntry[] = [
  { name: "Home", type: "other", url: "/", items: [] },
  page("Live", "live"),
  page("Schedule", "schedule"),
  {
    ...page("Sports", "sports", [
      group("Pitch and court", [
        page("Football", "football"),
        page("Athletics", "athletics"),
        page("Tennis", "tennis"),
      ]),
      group("Ice and water", [
        page("Ice hockey", "ice-hockey"),
        page("Swimming", "swimming"),
        page("Sailing", "sailing"),
      ]),
      group("Circuit", [
        page("Formula", "formula", [page("Round 1: Harrow", "formula/round-1")]),
        page("GT Masters", "gt-masters"),
        page("Ovals", "ovals"),
      ]),
      group("Road and hill", [
        page("Alpine Cup", "alpine-cup"),
        page("Desert Hill", "desert-hill"),
        page("Endurance", "endurance"),
      ]),
    ]),
    feature: "cross-training-clay",
  },
  page("Replays", "replays"),
  page("Originals", "originals", [
    page("Cross Training", "cross-training"),
    page("Guest microphone", "guest-sports"),
  ]),
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
