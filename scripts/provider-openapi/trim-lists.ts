const maxItems = 2;

/** A JSON value whose lists have at most two items: `trimLists({ a: [1, 2, 3] })` → `{ a: [1, 2] }`. */
export function trimLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(trimLists);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, trimLists(each)]));
}
