/** A tag of a page that carries the page's nonce. Offsets count bytes. */
export type MarkedTag = {
  start: number;
  /** The nonce with the blank in front of it. */
  mark: { from: number; to: number };
  /** The tag itself without its nonce: `<script id="x">`. */
  head: string;
  /** Where the text of an inline script is. */
  text?: { from: number; to: number };
  /** Behind the tag; behind `</script>` where it is a script. */
  close: number;
};

/**
 * Finds the tags that carry `mark` (` nonce="…"`), in one pass. What looks like one inside a script is
 * its text. A script that nobody closes ends the search.
 */
export function markedTags(page: Buffer, mark: string): MarkedTag[] {
  const found: MarkedTag[] = [];
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, at)) {
    const tag = tagAround(page, { from: at, to: at + mark.length });
    if (tag === undefined) break;
    found.push(tag);
    at = tag.close;
  }
  return found;
}

const closing = "</script>";

function tagAround(page: Buffer, mark: MarkedTag["mark"]): MarkedTag | undefined {
  const start = page.lastIndexOf("<", mark.from);
  const end = page.indexOf(">", mark.to) + 1;
  const head = page.toString("latin1", start, mark.from) + page.toString("latin1", mark.to, end);
  const tag = { start, mark, head };
  if (!head.startsWith("<script")) return { ...tag, close: end };
  const to = page.indexOf(closing, end);
  if (to === -1) return undefined;
  const close = to + closing.length;
  return head.includes(" src=") ? { ...tag, close } : { ...tag, text: { from: end, to }, close };
}
