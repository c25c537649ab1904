import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../process-wide.ts";
import type { CacheSource } from "./cache-purges.ts";

const running = processWide("cache.sources", () => new AsyncLocalStorage<Set<CacheSource>>());

/** Renders a page, and adds the shared responses that it is made of to `sources`. */
export function withCacheSources<T>(sources: Set<CacheSource>, render: () => T): T {
  return running.run(sources, render);
}

/** Adds a source to the page that is being rendered, if there is one. */
export function addCacheSource(source: CacheSource): void {
  running.getStore()?.add(source);
}
