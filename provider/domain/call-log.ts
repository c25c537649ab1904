import type { CallName } from "./calls.ts";

export type CallCount = { call: CallName; path: string; count: number };

/** Counts requests by call and path with query, since it was last cleared. */
export type CallLog = {
  note: (call: CallName, path: string) => void;
  counts: () => CallCount[];
  clear: () => void;
};

const mostPaths = 20_000;

/** An empty log. Past 20,000 different paths new ones are not kept. */
export function createCallLog(): CallLog {
  const kept = new Map<string, CallCount>();
  return {
    note: (call, path) => {
      const known = kept.get(path);
      if (known) known.count += 1;
      else if (kept.size < mostPaths) kept.set(path, { call, path, count: 1 });
    },
    counts: () => [...kept.values()].map((entry) => ({ ...entry })),
    clear: () => kept.clear(),
  };
}
