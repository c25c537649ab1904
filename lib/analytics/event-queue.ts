import type { EventLine } from "./event-row.ts";
import type { EventStore } from "./event-store.ts";
import { type EventTable, maxBatchBytes } from "./event-tables.ts";

/** What became of a batch. `later`: nothing of it is stored, and it may be sent again, after `waitMs` if that is known. */
export type Sent = { kind: "taken" | "refused" | "tooLarge" } | { kind: "later"; waitMs?: number };

/** What a queue needs of its surroundings. */
export type QueueParts = {
  store: EventStore;
  post: (table: EventTable, body: string) => Promise<Sent>;
  /** Hands a batch to the browser, which sends it when the page is gone; false where it does not. */
  beacon: (table: EventTable, body: string) => boolean;
  /** Runs `work` unless another tab is at it; whether it was run. */
  runInOneTab: (work: () => Promise<void>) => Promise<boolean>;
  /** Calls back after so many milliseconds; gives the way to cancel that. */
  after: (ms: number, callback: () => void) => () => void;
};

export type EventQueue = {
  push: (line: EventLine) => void;
  /** Sends what waits, if nothing is being sent. */
  flush: () => Promise<void>;
  /** The page is hidden and may not come back. */
  hide: () => void;
  /** Sends and stores nothing any more; what waits is there for the next page. */
  stop: () => void;
};

const gatherMs = 5_000;
const firstRetryMs = 5_000;
const maxRetryMs = 5 * 60_000;
const maxLines = 200;

/**
 * Events that wait, and are sent in batches: docs/behaviour.md BE-293. Each is in the store from the moment it is
 * pushed until its batch was taken or refused for good; one that is sent twice has the same id.
 */
export function makeEventQueue(parts: QueueParts): EventQueue {
  const { store, post, beacon, runInOneTab, after } = parts;
  /** What this page has pushed and no answer has settled; true once a beacon has it. */
  const unsettled = new Map<EventLine, boolean>();
  /** What is not on its way into the store yet: what happens while a write is under way goes in together. */
  let unwritten: EventLine[] = [];
  let written: Promise<void> = Promise.resolve();
  let cancel: (() => void) | undefined;
  let failures = 0;
  let maxNow = maxLines;
  let isStopped = false;
  let isBusy = false;

  const plan = (ms: number) => {
    if (isStopped) return;
    cancel?.();
    cancel = after(ms, () => {
      cancel = undefined;
      void flush();
    });
  };
  const write = async () => {
    const lines = unwritten;
    unwritten = [];
    if (lines.length > 0 && !isStopped) await store.add(lines);
  };
  const settle = async (batch: EventLine[]) => {
    const ids = new Set(batch.map(({ id }) => id));
    for (const line of unsettled.keys()) if (ids.has(line.id)) unsettled.delete(line);
    await store.remove([...ids]);
  };
  /** Sends the oldest batch; whether there may be more. */
  const sendOne = async (): Promise<boolean> => {
    const batch = batchOf(await store.first(maxLines), maxNow);
    const [first] = batch;
    if (!first || isStopped) return false;
    const sent = await post(first.table, bodyOf(batch));
    if (isStopped) return false;
    if (sent.kind === "later") {
      plan(Math.max(sent.waitMs ?? 0, Math.min(maxRetryMs, firstRetryMs * 2 ** failures)));
      failures += 1;
      return false;
    }
    failures = 0;
    if (sent.kind === "tooLarge" && batch.length > 1) {
      maxNow = Math.ceil(batch.length / 2);
      return true;
    }
    maxNow = maxLines;
    await settle(batch);
    return true;
  };
  const flush = async () => {
    if (isStopped || isBusy) return;
    isBusy = true;
    try {
      await written;
      const wasRun = await runInOneTab(async () => {
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other.
        while (await sendOne());
      });
      if (!wasRun && !cancel) plan(gatherMs);
    } finally {
      isBusy = false;
    }
  };
  return {
    push: (line) => {
      if (isStopped) return;
      unsettled.set(line, false);
      unwritten.push(line);
      written = written.then(write);
      if (!cancel) plan(gatherMs);
    },
    flush,
    hide: () => {
      let left = [...unsettled].filter(([, isBeaconed]) => !isBeaconed).map(([line]) => line);
      while (left.length > 0) {
        const batch = batchOf(left, maxLines);
        const [first] = batch;
        if (!first || !beacon(first.table, bodyOf(batch))) return;
        for (const line of batch) unsettled.set(line, true);
        left = left.filter((line) => !batch.includes(line));
      }
    },
    stop: () => {
      isStopped = true;
      cancel?.();
      unsettled.clear();
    },
  };
}

function bodyOf(batch: EventLine[]): string {
  return batch.map(({ line }) => line).join("\n");
}

/** The first lines that go to one table and fit into a batch. */
function batchOf(lines: EventLine[], maxNow: number): EventLine[] {
  const batch: EventLine[] = [];
  let bytes = 0;
  for (const line of lines) {
    if (line.table !== lines[0]?.table) continue;
    bytes += new TextEncoder().encode(line.line).length + 1;
    if (bytes > maxBatchBytes || batch.length === maxNow) break;
    batch.push(line);
  }
  return batch;
}
