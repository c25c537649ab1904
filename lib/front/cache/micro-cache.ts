import { LRUCache } from "lru-cache";
import type { QueuedRender, WaitingClient } from "../admission/render-queue.ts";
import type { StoredResponse } from "./stored-response.ts";

/** How long a response may be stored, in seconds from its rendering: fresh, stale, stale-if-error. */
export type CacheLifetime = { fresh: number; stale: number; error: number };

/**
 * A new response. Without a lifetime it is not stored; when `shareable`, requests that waited for it get
 * it too.
 */
export type RenderedResponse = {
  response: StoredResponse;
  lifetime?: CacheLifetime;
  shareable: boolean;
};
/** Renders when it is the waiter's turn; without a waiter it is a renewal in the background. */
export type StartRender = (waiter?: WaitingClient) => QueuedRender<RenderedResponse>;

type Entry = {
  response: StoredResponse;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
};

const retryAfterErrorMs = 5_000;

/** Memory of an entry in addition to response and key, in bytes. */
const entryBytes = 300;

/** The part of a cache's memory for the keys of what may not be shared. */
const personalShare = 1 / 64;

/**
 * Finished responses by key, bounded in bytes. Fresh ones are served immediately; stale ones too, while one
 * revalidation runs; and the old one while rendering fails or has no turn (`stale-if-error`). Any number of
 * simultaneous requests for a missing response cause one render. If the response of a key was for one viewer, that is
 * remembered: requests for it do not wait for each other. docs/behaviour.md BE-397
 */
export class MicroCache {
  readonly #entries: LRUCache<string, Entry>;
  /** Renders that run or wait in the queue. */
  readonly #pending = new Map<string, QueuedRender<RenderedResponse>>();
  readonly #personal: LRUCache<string, true>;

  constructor(bytes: number) {
    this.#personal = new LRUCache({
      maxSize: Math.ceil(bytes * personalShare),
      sizeCalculation: (_, key) => 2 * key.length + entryBytes,
    });
    this.#entries = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes / 8),
      sizeCalculation: ({ response }, key) => response.bytes + 2 * key.length + entryBytes,
    });
  }

  /** The stored response, or undefined: then call `render`. Revalidates a stale one in the background. */
  get(key: string, render: StartRender): StoredResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const now = performance.now();
    if (now < entry.freshUntil) return entry.response;
    if (now >= entry.staleUntil) return undefined;
    // A background render: if it fails, the old response stays.
    if (!this.#pending.has(key)) this.#start(key, render()).catch(() => {});
    return entry.response;
  }

  /** Renders once for all requests that wait; rejects when that fails and nothing is stored. */
  async render(key: string, render: StartRender, waiter: WaitingClient): Promise<StoredResponse> {
    if (this.#personal.get(key)) return this.#renderPersonal(key, render(waiter));
    const pending = this.#pending.get(key);
    if (pending === undefined) return (await this.#start(key, render(waiter))).response;
    pending.join(waiter);
    const { shareable, response } = await pending.result;
    return shareable ? response : this.#renderPersonal(key, render(waiter));
  }

  /** Renders for one viewer. A response that may be shared is stored for the next request. */
  async #renderPersonal(
    key: string,
    { result }: QueuedRender<RenderedResponse>,
  ): Promise<StoredResponse> {
    return (await this.#revalidate(key, result)).response;
  }

  #start(key: string, { result, join }: QueuedRender<RenderedResponse>): Promise<RenderedResponse> {
    const started = this.#revalidate(key, result).finally(() => this.#pending.delete(key));
    this.#pending.set(key, { result: started, join });
    return started;
  }

  async #revalidate(key: string, rendering: Promise<RenderedResponse>): Promise<RenderedResponse> {
    try {
      const result = await rendering;
      if (result.response.status >= 500) return this.#staleIfError(key) ?? result;
      this.#store(key, result);
      return result;
    } catch (error) {
      const stale = this.#staleIfError(key);
      if (stale) return stale;
      throw error;
    }
  }

  #store(key: string, { response, lifetime, shareable }: RenderedResponse): void {
    if (shareable) this.#personal.delete(key);
    else this.#personal.set(key, true);
    if (lifetime === undefined) {
      this.#entries.delete(key);
      return;
    }
    const until = (seconds: number) => performance.now() + seconds * 1000;
    this.#entries.set(key, {
      response,
      freshUntil: until(lifetime.fresh),
      staleUntil: until(lifetime.stale),
      errorUntil: until(lifetime.error),
    });
  }

  #staleIfError(key: string): RenderedResponse | undefined {
    const entry = this.#entries.get(key);
    const now = performance.now();
    if (entry === undefined || now >= entry.errorUntil) return undefined;
    entry.freshUntil = now + retryAfterErrorMs;
    return { response: entry.response, shareable: true };
  }
}
