import { automatic } from "../quality.ts";
import type { EngineState } from "./engine.ts";

/** Holds an engine's state and tells whoever asked when it changes. */
export type StateBoard = {
  read(): EngineState;
  note(change: Partial<EngineState>): void;
  subscribe(changed: () => void): () => void;
};

/** What an engine knows before it has loaded anything. */
export const firstState: EngineState = { levels: [], chosen: automatic, showing: -1 };

/** An empty board. Notes that change nothing wake nobody. */
export function stateBoard(): StateBoard {
  const listeners = new Set<() => void>();
  let state = firstState;
  return {
    read: () => state,
    note: (change) => {
      const next = { ...state, ...change };
      const isSame = (Object.keys(next) as (keyof EngineState)[]).every(
        (name) => next[name] === state[name],
      );
      if (isSame) return;
      state = next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
