import { LRUCache } from "lru-cache";

/**
 * A pure function with a cache of its latest results, keyed by its argument as JSON:
 * `const css = remember(200, makeCss)` → `css(style)` computes each style once. At most `max` results are cached.
 */
export function remember<Argument, Result extends {}>(
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
