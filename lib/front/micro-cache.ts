import { LRUCache } from "lru-cache";
import type { Lifetime } from "./lifetime.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** A new answer; without a lifetime it is not kept, with `forMany` those who waited get it too. */
export type Made = { answer: StoredAnswer; lifetime?: Lifetime; forMany: boolean };
export type Make = () => Promise<Made>;

type Kept = { answer: StoredAnswer; freshUntil: number; staleUntil: number; errorUntil: number };

const pauseAfterFailureMs = 5_000;

/**
 * Finished answers by key, bounded in bytes: fresh ones at once, stale ones at once while one
 * renewal runs, and the old one for as long as renewals fail (`stale-if-error`). Any number of
 * simultaneous askers of a missing one cause one `make`.
 */
export class MicroCache {
  readonly #kept: LRUCache<string, Kept>;
  readonly #underWay = new Map<string, Promise<Made>>();

  constructor(bytes: number) {
    this.#kept = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes / 8),
      sizeCalculation: ({ answer }) => answer.bytes,
    });
  }

  /** The answer that is there, or undefined: then ask `make`. Starts the renewal of a stale one. */
  find(key: string, make: Make): StoredAnswer | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    const now = Date.now();
    if (now < kept.freshUntil) return kept.answer;
    if (now >= kept.staleUntil) return undefined;
    // Whoever is served the old answer does not care how the renewal ends.
    if (!this.#underWay.has(key)) this.#start(key, make).catch(() => {});
    return kept.answer;
  }

  /** Makes the answer once for all who wait; rejects when it cannot be made and none is kept. */
  async make(key: string, make: Make): Promise<StoredAnswer> {
    const running = this.#underWay.get(key);
    if (running === undefined) return (await this.#start(key, make)).answer;
    const made = await running;
    return made.forMany ? made.answer : (await make()).answer;
  }

  #start(key: string, make: Make): Promise<Made> {
    const started = this.#renew(key, make).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }

  async #renew(key: string, make: Make): Promise<Made> {
    try {
      const made = await make();
      return made.answer.status >= 500 ? (this.#fallBack(key) ?? made) : this.#keep(key, made);
    } catch (error) {
      const old = this.#fallBack(key);
      if (old) return old;
      throw error;
    }
  }

  #keep(key: string, made: Made): Made {
    const { answer, lifetime } = made;
    if (lifetime === undefined) {
      this.#kept.delete(key);
      return made;
    }
    const until = (seconds: number) => Date.now() + seconds * 1000;
    this.#kept.set(key, {
      answer,
      freshUntil: until(lifetime.fresh),
      staleUntil: until(lifetime.stale),
      errorUntil: until(lifetime.error),
    });
    return made;
  }

  #fallBack(key: string): Made | undefined {
    const kept = this.#kept.get(key);
    const now = Date.now();
    if (kept === undefined || now >= kept.errorUntil) return undefined;
    kept.freshUntil = now + pauseAfterFailureMs;
    return { answer: kept.answer, forMany: true };
  }
}
