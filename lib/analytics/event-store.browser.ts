import type { SerializedTrackedEvent } from "./serialize-tracked-event.ts";
import {
  type TrackedEventStore,
  makeMemoryTrackedEventStore,
  maxUnsentTrackedEvents,
} from "./event-store.ts";

const database = "mq_events";
const table = "lines";
/** Lines are numbered in the order of their arrival; their ids are unique. */
const byId = "id";

type Work = (lines: IDBObjectStore) => void;

/**
 * The store that all tabs of this browser share and that outlives them: IndexedDB. Where IndexedDB is blocked, full
 * or deleted, the events of this page wait in memory.
 */
export function openTrackedEventStore(): TrackedEventStore {
  const memory = makeMemoryTrackedEventStore();
  /** The numbers of lines that were read and not removed yet. */
  const numbers = new Map<string, IDBValidKey>();
  const opened = open();
  opened.catch(() => {});
  const run = async (mode: IDBTransactionMode, work: Work) => transact(await opened, mode, work);
  return {
    add: (lines) =>
      run("readwrite", (store) => {
        for (const line of lines) store.put(line);
        dropOldest(store);
      }).catch(() => memory.add(lines)),
    first: async (count) => {
      let found: SerializedTrackedEvent[] = [];
      await run("readonly", (store) => {
        const request = store.getAll(null, count);
        whenDone(request, (lines: SerializedTrackedEvent[]) => (found = lines));
        whenDone(store.getAllKeys(null, count), (keys) => {
          numbers.clear();
          for (const [at, { id }] of found.entries()) numbers.set(id, keys[at] ?? 0);
        });
      }).catch(() => {});
      return [...found, ...(await memory.first(count - found.length))];
    },
    remove: async (ids) => {
      await memory.remove(ids);
      await run("readwrite", (store) => {
        for (const id of ids) {
          const number = numbers.get(id);
          if (number !== undefined) store.delete(number);
        }
      }).catch(() => {});
    },
    clear: async () => {
      await memory.clear();
      await run("readwrite", (store) => store.clear()).catch(() => {});
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener("upgradeneeded", () => {
      const lines = request.result.createObjectStore(table, { autoIncrement: true });
      lines.createIndex(byId, byId, { unique: true });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}

function transact(db: IDBDatabase, mode: IDBTransactionMode, work: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(table, mode);
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
    work(transaction.objectStore(table));
  });
}

function dropOldest(store: IDBObjectStore): void {
  whenDone(store.count(), (count) => {
    const tooMany = count - maxUnsentTrackedEvents;
    if (tooMany <= 0) return;
    whenDone(store.getAllKeys(null, tooMany), (keys) => {
      for (const key of keys) store.delete(key);
    });
  });
}

function whenDone<T>(request: IDBRequest<T>, use: (result: T) => void): void {
  request.addEventListener("success", () => use(request.result));
}
