import type { Graph, WithContext } from "schema-dts";

type SchemaOrgType = Exclude<Graph["@graph"][number], string>;

/** A schema.org node as JSON-LD; undefined fields are not written. */
export type SchemaOrgNode = WithContext<SchemaOrgType>;

/** A node at the top level of a page: `withSchemaOrgContext({ "@type": "WebSite", name: "Meridian" })`. */
export function withSchemaOrgContext<T extends SchemaOrgType>(node: T): WithContext<T> {
  return { "@context": "https://schema.org", ...node };
}

const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON, escaped for a script element: `safeJson("</script>")` → `"\u003c/script\u003e"` in quotes. It parses to the
 * same value. docs/security.md SE-27.
 */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? "");
}
