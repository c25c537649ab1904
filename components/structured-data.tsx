import { safeJson, type SchemaOrgNode } from "@/lib/seo/structured-data";

// JSON-LD is data, not a script that runs, so it needs no nonce or hash.
export function StructuredData({ things }: { things: readonly SchemaOrgNode[] }) {
  return things.map((thing) => (
    <script
      key={thing["@type"]}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: safeJson(thing) }}
    />
  ));
}
