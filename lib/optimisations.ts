/**
 * Optimisations that make pages faster: docs/architecture.md, Before React. A page works without any of them;
 * `OPTIMISATIONS_OFF` switches them off, one by one, for tests and to find errors.
 */
export const optimisations = [
  "hold-scripts",
  "inline-styles",
  "preload-fonts",
  "start-film",
  "prefetch-segments",
  "click-replay",
  "lazy-hydration",
  "reserve-rows",
] as const;

/** The name of one of them. */
export type Optimisation = (typeof optimisations)[number];
