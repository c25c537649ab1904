import { safeJson, type SchemaOrgNode } from "@/lib/seo/structured-data";

// JSON-LD is data, not a script that runs, so it needs no nonce or hash.
export function JsonLdScript({ nodes }: { nodes: readonly SchemaOrgNode[] }) {
  return nodes.map((node) => (
    <script
      key={node["@type"]}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: safeJson(node) }}
    />
  ));
}
