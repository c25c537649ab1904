import type { CallName } from "./calls.ts";

export type CallCount = { call: CallName; path: string; count: number };

/** Counts requests by call and path with query, since it was last cleared. */
export type CallLog = {
  note: (call: CallName, path: string) => void;
  counts: () => CallCount[];
  clear: () => void;
};

const maxPaths = 20_000;

/** An empty log. Past 20,000 different paths new ones are not kept. */
export function createCallLog(): CallLog {
  const entries = new Map<string, CallCount>();
  return {
    note: (call, path) => {
      const known = entries.get(path);
      if (known) known.count += 1;
      else if (entries.size < maxPaths) entries.set(path, { call, path, count: 1 });
    },
    counts: () => [...entries.values()].map((entry) => ({ ...entry })),
    clear: () => entries.clear(),
  };
}
