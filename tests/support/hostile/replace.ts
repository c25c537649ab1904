/** Where a value is in JSON: names of fields and positions in lists. */
export type JsonPath = (string | number)[];

/**
 * The paths of a value's fields: of objects, and of the first entry of each list:
 * `pathsOf({ a: [{ b: 1 }] })` → `[["a"], ["a", 0], ["a", 0, "b"]]`.
 */
export function pathsOf(value: unknown, path: JsonPath = []): JsonPath[] {
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((entry) => [0, entry])
    : Object.entries(value);
  return entries.flatMap(([name, below]) => {
    const at = [...path, name];
    return [at, ...pathsOf(below, at)];
  });
}

/** True for a path whose value has no fields of its own. */
export function isLeaf(value: unknown, path: JsonPath): boolean {
  const found = valueAt(value, path);
  return typeof found !== "object" || found === null;
}

/** A copy with another value at a path: `replaceAt({ a: [1] }, ["a", 0], 2)` → `{ a: [2] }`. */
export function replaceAt(value: unknown, path: JsonPath, replacement: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((entry, at) => (at === name ? replaceAt(entry, rest, replacement) : entry));
  }
  const below = Object(value);
  return { ...below, [name]: replaceAt(below[name], rest, replacement) };
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((below, name) => Object(below)[name], value);
}
