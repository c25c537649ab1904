import type { Reducer } from "@reduxjs/toolkit";

/**
 * The extra argument of every thunk. Code that is loaded later adds its slice with `injectSlice`: the state of the
 * slice exists from the next action on; adding it twice changes nothing.
 */
export type ThunkExtra = {
  injectSlice: <State>(slice: { reducerPath: string; reducer: Reducer<State> }) => void;
};
