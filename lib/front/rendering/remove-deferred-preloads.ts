import type { PageEdit, NonceTag } from "./page-edit.ts";

const hint = /^<link rel="preload" href="\/_next\/static\/[^"]+\.js" as="script"/;

/**
 * The edits that remove the preload hints of scripts from a page whose rows are hydrated near the viewport: the
 * script of a row is loaded with the row. Earlier, it would compete with visible content, perhaps for nothing. `tags`
 * are the tags with the nonce.
 */
export function removeDeferredPreloads(page: Buffer, tags: NonceTag[]): PageEdit[] {
  // The body is marked too, and is hydrated immediately.
  const inBody = page.indexOf(">", page.indexOf("<body"));
  if (!page.includes(' data-dehydrated=""', inBody)) return [];
  const hints = tags.filter(({ head }) => hint.test(head));
  return hints.map(({ start, close }) => ({ from: start, to: close }));
}
