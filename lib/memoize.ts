import { LRUCache } from "lru-cache";

/**
 * A pure function with a cache of its latest results, keyed by its argument as JSON:
 * `const css = remember(200, makeCss)` → `css(style)` computes each style once. At most `max` results are cached.
 */
export function memoizeByInput<Argument, Result extends {}>(
  max: number,
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const cache = new LRUCache<string, Result>({ max });
  return (argument) => {
    const key = JSON.stringify(argument);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = compute(argument);
    cache.set(key, result);
    return result;
  };
}

/**
 * The promise that a map has under a key, else a new one, which the map has from then on:
 * `cachePromiseUntilFailure(files, name, () => read(name))`. One that fails is forgotten: the next caller tries again.
 */
export function cachePromiseUntilFailure<Key, Value>(
  map: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const found = map.get(key);
  if (found) return found;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  return made;
}
