import type { ProviderCallName } from "./parse-provider-call.ts";

/** `request_id` is that of the last one. */
export type ProviderCallCount = {
  call: ProviderCallName;
  path: string;
  count: number;
  request_id?: string;
};

/**
 * Counts requests by call and address, as `redactAddress` writes it, since it was last cleared: no
 * token and no header is in it (docs/security.md SE-40).
 */
export type ProviderCallLog = {
  note: (call: ProviderCallName, path: string, requestId?: string) => void;
  counts: () => ProviderCallCount[];
  clear: () => void;
};

const maxPaths = 20_000;

/** An empty log. Past 20,000 different paths new ones are not kept. */
export function createProviderCallLog(): ProviderCallLog {
  const entries = new Map<string, ProviderCallCount>();
  return {
    note: (call, path, request_id) => {
      const known = entries.get(path);
      const count = (known?.count ?? 0) + 1;
      if (known) Object.assign(known, { count, request_id });
      else if (entries.size < maxPaths) entries.set(path, { call, path, count, request_id });
    },
    counts: () => [...entries.values()].map((entry) => ({ ...entry })),
    clear: () => entries.clear(),
  };
}
