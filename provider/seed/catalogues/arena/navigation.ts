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
      group("Pitch, court and ice", [
        page("Football", "football"),
        page("Athletics", "athletics"),
        page("Tennis", "tennis"),
        page("Ice hockey", "ice-hockey"),
      ]),
      group("Water", [
        page("Swimming", "swimming"),
        page("Sailing", "sailing"),
        page("Guest microphone", "guest-sports"),
      ]),
      group("Motor sport", [
        page("Formula", "formula", [page("Round 1: Harrow", "formula/round-1")]),
        page("GT Masters", "gt-masters"),
        page("Ovals", "ovals"),
        page("Alpine Cup", "alpine-cup"),
        page("Desert Hill", "desert-hill"),
        page("Endurance", "endurance"),
      ]),
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
