import type { Thing, WithContext } from "schema-dts";

/** One schema.org thing, as JSON-LD; fields that are undefined are not written. */
export type StructuredThing = WithContext<Exclude<Thing, string>>;

/** A thing that stands by itself in a page: `withContext({ "@type": "WebSite", name: "Meridian" })`. */
export function withContext<T extends Exclude<Thing, string>>(thing: T): WithContext<T> {
  return { "@context": "https://schema.org", ...thing };
}
