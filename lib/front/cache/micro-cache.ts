import { LRUCache } from "lru-cache";
import { type CacheSource, isOutdated, markPurges, purgeFrom } from "../../cache/cache-purges.ts";
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
type StartedRender = QueuedRender<RenderedResponse> & {
  /** The shared responses that it is made of, as far as it has come. */
  sources: ReadonlySet<CacheSource>;
};
/** Renders when it is the waiter's turn; without a waiter it is a renewal in the background. */
export type StartRender = (waiter?: WaitingClient) => StartedRender;
/** With the mark of the purges before it. */
type PendingRender = StartedRender & { mark: number };

type Entry = {
  sources: ReadonlySet<CacheSource>;
  response: StoredResponse;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
};

const retryAfterErrorMs = 5_000;

/** Memory of an entry in addition to response and key, and of each of its sources, in bytes. */
const entryBytes = 300;
const sourceBytes = 100;

/** The part of a cache's memory for the keys of what may not be shared. */
const personalShare = 1 / 64;

/**
 * Finished responses by key, bounded in bytes. Fresh ones are served immediately; stale ones too, while one
 * revalidation runs; and the old one while rendering fails or has no turn (`stale-if-error`). Any number of
 * simultaneous requests for a missing response cause one render. If the response of a key was for one viewer, that is
 * remembered: requests for it do not wait for each other. docs/behaviour.md BE-397. Purges drop what they concern; a
 * render that began before is not stored. docs/behaviour.md BE-508
 */
export class MicroCache {
  readonly #entries: LRUCache<string, Entry>;
  /** Renders that run or wait in the queue. */
  readonly #pending = new Map<string, PendingRender>();
  readonly #personal: LRUCache<string, true>;

  constructor(bytes: number) {
    this.#personal = new LRUCache({
      maxSize: Math.ceil(bytes * personalShare),
      sizeCalculation: (_, key) => 2 * key.length + entryBytes,
    });
    const entries = new LRUCache<string, Entry>({
      maxSize: bytes,
      maxEntrySize: Math.ceil(bytes / 8),
      sizeCalculation: ({ response, sources }, key) =>
        response.bytes + 2 * key.length + entryBytes + sourceBytes * sources.size,
    });
    this.#entries = purgeFrom(entries, ({ sources }) => sources);
  }

  /** The stored response, or undefined: then call `render`. Revalidates a stale one in the background. */
  get(key: string, render: StartRender): StoredResponse | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const now = performance.now();
    if (now < entry.freshUntil) return entry.response;
    if (now >= entry.staleUntil) return undefined;
    // A background render: if it fails, the old response stays.
    if (!this.#pendingOf(key)) this.#start(key, render()).catch(() => {});
    return entry.response;
  }

  /** The render under way that later requests may wait for: none of before a purge. */
  #pendingOf(key: string): PendingRender | undefined {
    const pending = this.#pending.get(key);
    return pending && !isOutdated(pending.mark, pending.sources) ? pending : undefined;
  }

  /** Renders once for all requests that wait; rejects when that fails and nothing is stored. */
  async render(key: string, render: StartRender, waiter: WaitingClient): Promise<StoredResponse> {
    if (this.#personal.get(key)) return this.#renderPersonal(key, render(waiter));
    const pending = this.#pendingOf(key);
    if (pending === undefined) return (await this.#start(key, render(waiter))).response;
    pending.join(waiter);
    const { shareable, response } = await pending.result;
    return shareable ? response : this.#renderPersonal(key, render(waiter));
  }

  /** Renders for one viewer. A response that may be shared is stored for the next request. */
  async #renderPersonal(key: string, started: StartedRender): Promise<StoredResponse> {
    return (await this.#revalidate(key, { ...started, mark: markPurges() })).response;
  }

  #start(key: string, started: StartedRender): Promise<RenderedResponse> {
    const begun = { ...started, mark: markPurges() };
    const result = this.#revalidate(key, begun).finally(() => {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    });
    const pending = { ...begun, result };
    this.#pending.set(key, pending);
    return result;
  }

  async #revalidate(key: string, started: PendingRender): Promise<RenderedResponse> {
    try {
      const result = await started.result;
      if (result.response.status >= 500) return this.#staleIfError(key) ?? result;
      if (!isOutdated(started.mark, started.sources)) this.#store(key, result, started.sources);
      return result;
    } catch (error) {
      const stale = this.#staleIfError(key);
      if (stale) return stale;
      throw error;
    }
  }

  #store(
    key: string,
    { response, lifetime, shareable }: RenderedResponse,
    sources: ReadonlySet<CacheSource>,
  ): void {
    if (shareable) this.#personal.delete(key);
    else this.#personal.set(key, true);
    if (lifetime === undefined) {
      this.#entries.delete(key);
      return;
    }
    const until = (seconds: number) => performance.now() + seconds * 1000;
    const entry = {
      response,
      sources,
      freshUntil: until(lifetime.fresh),
      staleUntil: until(lifetime.stale),
      errorUntil: until(lifetime.error),
    };
    this.#entries.set(key, entry);
    // Counted anew: the cache measures an entry when it is set.
    response.onResize = () => {
      if (this.#entries.get(key)?.response === response) this.#entries.set(key, { ...entry });
    };
  }

  #staleIfError(key: string): RenderedResponse | undefined {
    const entry = this.#entries.get(key);
    const now = performance.now();
    if (entry === undefined || now >= entry.errorUntil) return undefined;
    entry.freshUntil = now + retryAfterErrorMs;
    return { response: entry.response, shareable: true };
  }
}
