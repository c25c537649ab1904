import type { CatalogueHistory } from "../../catalogue.ts";

/** The third lesson of a path, and others that were begun beside it. */
export const history: CatalogueHistory = {
  watched: [
    ["edges-lost-and-found", 45, 1],
    ["three-values-are-enough", 100, 2],
    ["squint", 98, 3],
    ["navigation-without-a-screen", 75, 4],
    ["jupiter-in-one-lesson", 62, 6],
    ["a-heart-in-eleven-wheels", 30, 9],
    ["why-the-moon-changes", 100, 11],
    ["pick-one-and-split", 20, 12],
    ["a-landscape-that-sings", 12, 13],
  ],
  listed: [
    ["drawing-the-shadow-line", 2],
    ["draw-your-own-sunflower", 3],
    ["how-to-find-saturn-tonight", 6],
    ["meet-your-moss", 9],
    ["the-butterfly-curve", 12],
  ],
  awaited: [
    ["butterflies-at-breakfast", 1],
    ["ask-an-astronomer", 1],
  ],
};
