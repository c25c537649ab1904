/**
 * What makes pages quicker and could be left out: docs/architecture.md, Before React. A page works without
 * any of them; `OPTIMISATIONS_OFF` switches them off, one by one, for tests and to find faults.
 */
export const optimisations = [
  "hold-scripts",
  "preload-fonts",
  "start-film",
  "prefetch-segments",
  "click-replay",
  "lazy-hydration",
  "reserve-rows",
] as const;

/** The name of one of them. */
export type Optimisation = (typeof optimisations)[number];
