import type { z } from "zod";

/** How a lenient schema accepts what `inner` accepts: `optional` with what stands for a missing value. */
export type SchemaLeniency =
  | { kind: "optional"; inner: z.ZodType; fallback?: unknown }
  | { kind: "list" | "map"; inner: z.ZodType };

const known = new WeakMap<object, SchemaLeniency>();

/** Notes what a lenient schema accepts, which zod itself cannot see behind its function; returns the schema. */
export function withLeniency<T extends z.ZodType>(schema: T, leniency: SchemaLeniency): T {
  known.set(schema, leniency);
  return schema;
}

/** What a schema of `lenientOptionalSchema` and the like accepts: docs/provider-api.md PA-370. */
export function findSchemaLeniency(schema: object): SchemaLeniency | undefined {
  return known.get(schema);
}
