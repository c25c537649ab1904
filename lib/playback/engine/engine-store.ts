import { automatic } from "../quality.ts";
import type { EngineState, EngineStore } from "./engine.ts";

const initialState: EngineState = { levels: [], chosen: automatic, showing: -1 };

/** A store with nothing loaded. A `set` that changes nothing calls no subscriber. */
export function createEngineStore(): EngineStore {
  const listeners = new Set<() => void>();
  let state = initialState;
  return {
    read: () => state,
    set: (change) => {
      const next = { ...state, ...change };
      const isSame = (Object.keys(next) as (keyof EngineState)[]).every(
        (name) => next[name] === state[name],
      );
      if (isSame) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
