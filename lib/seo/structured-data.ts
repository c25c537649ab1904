/** One schema.org thing, as JSON-LD; fields that are undefined are not written. */
export type Thing = { "@type": string; [field: string]: unknown };

/** A thing that stands by itself in a page. */
export function standing(thing: Thing): Thing {
  return { "@context": "https://schema.org", ...thing };
}
