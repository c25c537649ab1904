import type { CatalogueHistory } from "../../catalogue.ts";

/** The second part of a series, and five films left before their end. */
export const history: CatalogueHistory = {
  watched: [
    ["slow-water-two", 37, 1],
    ["slow-water-one", 100, 2],
    ["the-wooden-bird", 64, 5],
    ["rocket-picnic", 83, 8],
    ["blue-a-chemistry", 18, 9],
    ["the-long-swell", 52, 12],
    ["lamp-out", 9, 13],
  ],
  listed: [
    ["the-clockmakers-house", 1],
    ["vermilion", 2],
    ["two-dogs-at-the-door", 9],
    ["skerry-light-one", 9.5],
    ["the-road-to-halden", 11],
  ],
  awaited: [["an-evening-with-maren-holt", 1]],
};
