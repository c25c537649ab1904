import type { CatalogueEntry } from "../../catalogue.ts";
import { page } from "../menu-entries.ts";

/** Courses, by subject, by course. */
export const navigation: CatalogueEntry[] = [
  { name: "Home", type: "other", url: "/", items: [] },
  {
    ...page("Courses", "courses", [
      page("Drawing", "courses/drawing", [
        page("See like a painter", "see-like-a-painter"),
        page("Drawing with circles", "drawing-with-circles"),
      ]),
      page("Colour", "colour", [page("Rhythm in colour", "rhythm-in-colour")]),
      page("Computing", "computing", [page("Sorting in colour", "sorting-in-colour")]),
      page("Patterns", "patterns", [
        page("Seeds and spirals", "seeds-and-spirals"),
        page("The butterfly effect", "the-butterfly-effect"),
      ]),
      page("Science", "science", [
        page("Earth, seen properly", "earth-seen-properly"),
        page("A tour of the giants", "a-tour-of-the-giants"),
        page("Moon evenings", "moon-evenings"),
        page("Botany at the kitchen window", "kitchen-window-botany"),
        page("Along the water", "along-the-water"),
        page("Following the light", "following-the-light"),
      ]),
    ]),
    feature: "the-butterfly-curve",
  },
  page("Paths", "paths"),
  page("Live classes", "live-classes"),
  page("Teachers", "teachers"),
  page("Your lessons", "my-list"),
  {
    name: "For schools",
    type: "external",
    url: "https://example.com/academy/schools",
    target: "_blank",
    items: [],
  },
];
