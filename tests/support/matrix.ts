/**
 * The matrix of a hosted run (docs/testing.md): the other brands, widths, languages and databases. `npm test` takes
 * the rows on which a claim can fail, `TEST_ALL=1 npm test` takes all.
 */

/** All rows run: `TEST_ALL` is set. */
export const isWholeMatrix = Boolean(process.env.TEST_ALL);

/** The end of a title of a browser test that runs only with the whole matrix. */
export const matrixTag = "@matrix";

/** The end of the title for one row, which `npm test` runs or leaves out: `matrixUnless(token === "demo")`. */
export const matrixUnless = (isAlwaysRun: boolean): string => (isAlwaysRun ? "" : ` ${matrixTag}`);
