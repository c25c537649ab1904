/** Bytes `from` to `to` give way to `put`, or to nothing. */
export type Edit = { from: number; to: number; put?: string };

/**
 * The bytes of `page` between `from` and `to` with the edits that begin there, which stand in order; one
 * within another is left out: `editBytes(Buffer.from("abc"), [{ from: 1, to: 2 }])` → pieces that make up `"ac"`.
 * Nothing is copied: what stays is a view of the page.
 */
export function editBytes(page: Buffer, edits: Edit[], from = 0, to = page.length): Buffer[] {
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
