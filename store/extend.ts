import type { Middleware, Reducer } from "@reduxjs/toolkit";

/**
 * How code that is loaded later becomes a part of the store: the extra argument of every thunk.
 * `inject` adds a slice, which is there from the next event on; adding it twice changes nothing.
 */
export type Extend = {
  inject: <State>(slice: { reducerPath: string; reducer: Reducer<State> }) => void;
  addMiddleware: (middleware: Middleware) => void;
};
