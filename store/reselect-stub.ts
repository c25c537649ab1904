// What `reselect` is in the browser (next.config.js): Redux Toolkit names it, and nothing of the store asks for it.
function absent(): never {
  throw new Error("reselect is left out of the browser: next.config.js");
}

/** Redux Toolkit calls it once by itself. */
export const createSelectorCreator = () => absent;
export const createSelector = absent;
export const lruMemoize = absent;
export const weakMapMemoize = absent;
