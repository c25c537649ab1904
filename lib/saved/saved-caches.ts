/**
 * What this browser saves to be shown without a network; `public/worker/offline.js` answers from it. `pages` are the
 * same for everybody, `own` are one viewer's; `parts` are the files and pictures that they name. docs/behaviour.md BE-350.
 */
export const savedCaches = {
  shell: "mq-shell",
  pages: "mq-pages",
  personal: "mq-own",
  parts: "mq-parts",
} as const;

/** A cache of pages. */
export type PageCache = "pages" | "personal";

/** How much is saved at most: pages by number, all of it in bytes. docs/behaviour.md BE-352. */
export const savedLimits = {
  pages: 20,
  personal: 16,
  partsOfPage: 120,
  pageBytes: 2_000_000,
  partBytes: 1_500_000,
  allBytes: 40_000_000,
} as const;

/** On what is saved: when, in epoch ms, and how large; of a page also its title, picture and parts. */
export const savedHeaders = {
  at: "X-Saved-At",
  bytes: "X-Saved-Bytes",
  title: "X-Saved-Title",
  picture: "X-Saved-Picture",
  parts: "X-Saved-Parts",
} as const;
