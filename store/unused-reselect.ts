// Replaces `reselect` in the browser (next.config.js): Redux Toolkit imports it, and the store does not use it.
function absent(): never {
  throw new Error("reselect is left out of the browser: next.config.js");
}

/** Redux Toolkit calls it once by itself. */
export const createSelectorCreator = () => absent;
export const createSelector = absent;
export const lruMemoize = absent;
export const weakMapMemoize = absent;
