import type { CatalogueHistory } from "../../catalogue.ts";

/** A series begun, and what was too long for one evening. */
export const history: CatalogueHistory = {
  watched: [
    ["cross-training-clay", 55, 1],
    ["cross-training-water", 98, 2],
    ["gt-masters-round-one-full-race", 41, 3],
    ["cross-training-ice", 100, 4],
    ["the-timekeepers", 72, 6],
    ["five-in-the-morning", 34, 9],
    ["the-buoy-keeper", 85, 12],
    ["nose-to-nose-at-tank-wall", 15, 13],
  ],
  listed: [
    ["alpine-stage-one", 1],
    ["sixty-saves", 2],
    ["superspeedway-last-year-in-full", 9],
    ["corvara-night-session", 12],
    ["open-air-four-hundred", 13],
  ],
  awaited: [
    ["athletics-400-final", 1],
    ["northwind-glacier", 1],
  ],
};
