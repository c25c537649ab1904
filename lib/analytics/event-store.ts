import type { SerializedTrackedEvent } from "./serialize-tracked-event.ts";

/** The most events that wait; the oldest are dropped first. A line has 4,096 characters at most. */
export const maxUnsentTrackedEvents = 1_000;

/** Where events wait until a batch with them is accepted; the tabs of a browser share one store. */
export type TrackedEventStore = {
  add: (lines: SerializedTrackedEvent[]) => Promise<void>;
  /** The oldest, `count` at most. */
  first: (count: number) => Promise<SerializedTrackedEvent[]>;
  /** Removes events that the last call of `first` returned. */
  remove: (ids: string[]) => Promise<void>;
  clear: () => Promise<void>;
};

/** A store for this page only, where the browser has none. */
export function makeMemoryTrackedEventStore(): TrackedEventStore {
  const waiting = new Map<string, SerializedTrackedEvent>();
  return {
    add: async (lines) => {
      for (const line of lines) waiting.set(line.id, line);
      for (const id of waiting.keys()) {
        if (waiting.size <= maxUnsentTrackedEvents) return;
        waiting.delete(id);
      }
    },
    first: async (count) => [...waiting.values()].slice(0, count),
    remove: async (ids) => {
      for (const id of ids) waiting.delete(id);
    },
    clear: async () => waiting.clear(),
  };
}
