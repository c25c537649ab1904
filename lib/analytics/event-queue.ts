import type { SerializedTrackedEvent } from "./serialize-tracked-event.ts";
import type { TrackedEventStore } from "./event-store.ts";
import { type AnalyticsEventTable, maxBatchBytes } from "./event-batch-format.ts";

/**
 * The result of sending a batch. `later`: nothing of it is stored, and it may be sent again, after `waitMs` if that
 * is known.
 */
export type EventBatchResult =
  | { kind: "taken" | "refused" | "tooLarge" }
  | { kind: "later"; waitMs?: number };

/** The dependencies of a queue. */
export type TrackedEventQueueOptions = {
  store: TrackedEventStore;
  post: (table: AnalyticsEventTable, body: string) => Promise<EventBatchResult>;
  /**
   * Hands a batch to the browser, which sends it after the page is closed. False where the browser does not accept
   * it.
   */
  beacon: (table: AnalyticsEventTable, body: string) => boolean;
  /** Runs `work` unless another tab runs it now. Resolves to true if it ran. */
  runInOneTab: (work: () => Promise<void>) => Promise<boolean>;
  /** Calls back after `ms` milliseconds. Returns a function that cancels the call. */
  after: (ms: number, callback: () => void) => () => void;
};

export type TrackedEventQueue = {
  push: (line: SerializedTrackedEvent) => void;
  /** Sends what waits, if nothing is being sent. */
  flush: () => Promise<void>;
  /** The page is hidden and may not be shown again. */
  hide: () => void;
  /** Stops sending and storing. Events that wait are left for the next page. */
  stop: () => void;
};

const gatherMs = 5_000;
const firstRetryMs = 5_000;
const maxRetryMs = 5 * 60_000;
const maxLines = 200;

/**
 * Events that wait and are sent in batches: docs/behaviour.md BE-293. An event is in the store from the moment it is
 * pushed until its batch is accepted or refused permanently. An event that is sent twice has the same id.
 */
export function makeTrackedEventQueue(parts: TrackedEventQueueOptions): TrackedEventQueue {
  const { store, post, beacon, runInOneTab, after } = parts;
  /** The events of this page whose batch has no response yet; true for those that a beacon has sent. */
  const unsettled = new Map<SerializedTrackedEvent, boolean>();
  /**
   * The events that are not written to the store yet. Events that happen during a write are written together
   * afterwards.
   */
  let unwritten: SerializedTrackedEvent[] = [];
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
  const settle = async (batch: SerializedTrackedEvent[]) => {
    const ids = new Set(batch.map(({ id }) => id));
    for (const line of unsettled.keys()) if (ids.has(line.id)) unsettled.delete(line);
    await store.remove([...ids]);
  };
  /** Sends the oldest batch. Resolves to true if more batches may wait. */
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

function bodyOf(batch: SerializedTrackedEvent[]): string {
  return batch.map(({ line }) => line).join("\n");
}

/** The first lines that go to one table and fit into a batch. */
function batchOf(lines: SerializedTrackedEvent[], maxNow: number): SerializedTrackedEvent[] {
  const batch: SerializedTrackedEvent[] = [];
  let bytes = 0;
  for (const line of lines) {
    if (line.table !== lines[0]?.table) continue;
    bytes += new TextEncoder().encode(line.line).length + 1;
    if (bytes > maxBatchBytes || batch.length === maxNow) break;
    batch.push(line);
  }
  return batch;
}
