/** A tag of a page that carries the page's nonce. Offsets count bytes. */
export type NonceTag = {
  start: number;
  /** The `nonce` attribute with the blank in front of it. */
  nonce: { from: number; to: number };
  /** The tag itself without its nonce: `<script id="x">`. */
  head: string;
  /** Where the text of an inline script is. */
  text?: { from: number; to: number };
  /** Behind the tag; behind `</script>` where it is a script. */
  close: number;
};

/**
 * Finds the tags that carry `attribute` (` nonce="…"`), in one pass. What looks like one inside a script is
 * its text. A script without an end tag ends the search.
 */
export function findNonceTags(page: Buffer, attribute: string): NonceTag[] {
  const tags: NonceTag[] = [];
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, at)) {
    const tag = tagAround(page, { from: at, to: at + attribute.length });
    if (tag === undefined) break;
    tags.push(tag);
    at = tag.close;
  }
  return tags;
}

const endTag = "</script>";

function tagAround(page: Buffer, nonce: NonceTag["nonce"]): NonceTag | undefined {
  const start = page.lastIndexOf("<", nonce.from);
  const end = page.indexOf(">", nonce.to) + 1;
  const head = page.toString("latin1", start, nonce.from) + page.toString("latin1", nonce.to, end);
  const tag = { start, nonce, head };
  if (!head.startsWith("<script")) return { ...tag, close: end };
  const to = page.indexOf(endTag, end);
  if (to === -1) return undefined;
  const close = to + endTag.length;
  return head.includes(" src=") ? { ...tag, close } : { ...tag, text: { from: end, to }, close };
}

/** Bytes `from` to `to` are replaced by `put`, or removed. */
export type Edit = { from: number; to: number; put?: string };

/**
 * The bytes of `page` between `from` and `to` with the sorted edits that begin there; an edit inside
 * another is left out: `applyEdits(Buffer.from("abc"), [{ from: 1, to: 2 }])` → pieces that make up `"ac"`.
 * Nothing is copied: each piece is a view of the page.
 */
export function applyEdits(page: Buffer, edits: Edit[], from = 0, to = page.length): Buffer[] {
  const pieces: Buffer[] = [];
  let at = from;
  for (const edit of edits) {
    if (edit.from < at || edit.from >= to) continue;
    if (edit.from > at) pieces.push(page.subarray(at, edit.from));
    if (edit.put) pieces.push(Buffer.from(edit.put));
    at = edit.to;
  }
  if (to > at) pieces.push(page.subarray(at, to));
  return pieces;
}
