/**
 * The two tiers of the tests (docs/testing.md). The quick one makes each claim once; the full one makes it on every
 * brand, width, language and database, and through a browser what a test below the journeys claims too.
 */

/** Everything is wanted: `TEST_ALL=1`, as in a hosted run. */
export const isFullTier = Boolean(process.env.TEST_ALL);

/** What the title of a journey of the full tier ends with. */
export const fullTag = "@full";

/** The end of a title in a matrix, of which the quick tier takes some rows: `fullUnless(token === "demo")`. */
export const fullUnless = (isQuick: boolean): string => (isQuick ? "" : ` ${fullTag}`);
