import { createListenerMiddleware, type TypedStartListening } from "@reduxjs/toolkit";
import type { Extend } from "./extend";
import type { AppDispatch, RootState } from "./make-store";

type StartListening = TypedStartListening<RootState, AppDispatch, Extend>;

const listening = new WeakMap<Extend, StartListening>();

/**
 * Where code that is loaded later says what must happen when: `listen(extend)({ actionCreator, effect })`.
 * A store gets its listener middleware at the first call.
 */
export function listen(extend: Extend): StartListening {
  const known = listening.get(extend);
  if (known) return known;
  const { middleware, startListening } = createListenerMiddleware({ extra: extend });
  extend.addMiddleware(middleware);
  const start = startListening.withTypes<RootState, AppDispatch, Extend>();
  listening.set(extend, start);
  return start;
}
