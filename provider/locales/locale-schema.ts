import { z } from "zod";

type Texts = { [key: string]: string | Texts };

/**
 * A schema of texts with the keys of these and, in each text, the same placeholders: `createLocaleSchema({ hi: "Hi {name}" })`
 * takes `{ hi: "Hej {name}" }` and refuses `{ hi: "Hej" }`.
 */
export function createLocaleSchema(reference: Texts): z.ZodType {
  const entries = Object.entries(reference).map(([key, value]) => [key, schemaOf(value)] as const);
  return z.strictObject(Object.fromEntries(entries));
}

function schemaOf(value: string | Texts): z.ZodType {
  if (typeof value !== "string") return createLocaleSchema(value);
  const expected = placeholdersIn(value);
  return z
    .string()
    .min(1)
    .refine(
      (text) => placeholdersIn(text) === expected,
      `expected the placeholders ${expected || "of the reference: none"}`,
    );
}

/** The placeholders of a text, each once, in order of the alphabet: `"{a} {b}"`. */
function placeholdersIn(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join(" ");
}
