import { safeJson } from "@/lib/seo/safe-json";
import type { Thing } from "@/lib/seo/structured-data";

// Data that nobody runs: no policy asks for a nonce or a hash.
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.map((thing) => (
    <script
      key={thing["@type"]}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: safeJson(thing) }}
    />
  ));
}
