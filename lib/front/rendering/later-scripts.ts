import type { Edit, NonceTag } from "./page-edit.ts";

const hint = /^<link rel="preload" href="\/_next\/static\/[^"]+\.js" as="script"/;

/**
 * The edits that take the hints to scripts out of a page whose rows are hydrated as they come near: the script of a
 * row of its own comes with it. Brought before, it would compete with what is looked at, perhaps for nothing.
 * `tags` are those that carry the nonce.
 */
export function dropLaterScripts(page: Buffer, tags: NonceTag[]): Edit[] {
  // The page itself is one such part, and is hydrated at once.
  const inBody = page.indexOf(">", page.indexOf("<body"));
  if (!page.includes(' data-dehydrated=""', inBody)) return [];
  const hints = tags.filter(({ head }) => hint.test(head));
  return hints.map(({ start, close }) => ({ from: start, to: close }));
}
