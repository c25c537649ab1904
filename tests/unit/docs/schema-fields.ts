import type { z } from "zod";

type Shape = "object" | "list";

/** The fields that a schema reads of any value. */
const builtInMembers = new Set(["constructor", "length", "size", "valueOf", "then"]);

/**
 * The fields that a schema reads, as paths: `["token", "tabs[].name"]`. Schemas hide the fields of an
 * optional field, so they parse values that record which fields are read. A recursive shape is listed
 * once.
 */
export function fieldsOf(schema: z.ZodType): string[] {
  const shapes = new Map<string, Shape>();
  const tried = new Set<string>();
  for (;;) {
    const read = new Set<string>();
    schema.safeParse(probe("", shapes, read));
    const leaves = [...read].filter((path) => !hasParts(path, read) && !tried.has(path));
    if (leaves.length === 0) return [...read].filter((path) => !hasParts(path, read)).toSorted();
    for (const path of leaves) {
      if (shapes.get(path) === "list") {
        shapes.delete(path);
        tried.add(path);
      } else shapes.set(path, "list");
    }
  }
}

function hasParts(path: string, read: Set<string>): boolean {
  return [...read].some((each) => each.startsWith(`${path}.`) || each.startsWith(`${path}[].`));
}

/** A value that records which of its fields are read, and returns such a value for each. */
function probe(path: string, shapes: Map<string, Shape>, read: Set<string>): unknown {
  if (shapes.get(path) === "list") return [probe(`${path}[]`, shapes, read)];
  return new Proxy(
    {},
    {
      get(_, name) {
        if (name === "toString") return () => "";
        if (typeof name !== "string" || builtInMembers.has(name)) return undefined;
        const inner = path === "" ? name : `${path}.${name}`;
        read.add(inner);
        return repeats(inner) ? undefined : probe(inner, shapes, read);
      },
      has: () => true,
    },
  );
}

/** `items[].items[]`: the entry of a menu within an entry. */
function repeats(path: string): boolean {
  const names = path.split(".");
  return names.length > 1 && names.at(-1) === names.at(-2)?.replace("[]", "");
}
