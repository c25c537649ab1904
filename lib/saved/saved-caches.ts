/**
 * The caches of pages to show without a network, which `public/worker/offline.js` serves. `pages` are the same for
 * all viewers, `personal` are one viewer's; `parts` are the files and pictures that they use. docs/behaviour.md
 * BE-350.
 */
export const savedCaches = {
  shell: "mq-shell",
  pages: "mq-pages",
  personal: "mq-own",
  parts: "mq-parts",
} as const;

/** A cache of pages. */
export type SavedPageCache = "pages" | "personal";

/** How much is saved at most: pages by number, all of it in bytes. docs/behaviour.md BE-352. */
export const savedPageLimits = {
  pages: 20,
  personal: 16,
  partsOfPage: 120,
  pageBytes: 2_000_000,
  partBytes: 1_500_000,
  allBytes: 40_000_000,
} as const;

/**
 * The headers of a saved response: its time, in epoch ms, and its size; of a page also its title, picture and parts.
 */
export const savedResponseHeaders = {
  at: "X-Saved-At",
  bytes: "X-Saved-Bytes",
  title: "X-Saved-Title",
  picture: "X-Saved-Picture",
  parts: "X-Saved-Parts",
} as const;
