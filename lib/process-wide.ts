/**
 * One value for the whole process: `processWide("cache", makeCache)` → the same cache everywhere.
 * Middleware, routes and the front are bundled apart and would each make their own otherwise.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`marquee.${name}`);
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  store[key] ??= make();
  return store[key];
}
