import type { CatalogueHistory } from "../../catalogue.ts";

/** Two series begun, and four films that were too long for one evening. */
export const history: CatalogueHistory = {
  watched: [
    ["lattice-rooftops", 18, 1],
    ["lattice-windows", 100, 2],
    ["tideline-first-sun", 58, 3],
    ["tideline-slack-water", 100, 4],
    ["lattice-steel", 97, 5],
    ["stream-in-one-take", 22, 6],
    ["jupiter-the-band-and-the-storm", 40, 9],
    ["moss-the-smallest-forest", 83, 12],
    ["half-moon-full-hour", 12, 13],
  ],
  listed: [
    ["winter-pier", 1],
    ["ring-world-backlight", 2],
    ["stellar-nurseries", 9],
    ["moon-over-skerry-light", 12],
    ["the-keepers-rounds", 12.5],
  ],
  awaited: [
    ["night-watch-over-lake-aurel", 1],
    ["saturn-at-opposition", 1],
  ],
};
