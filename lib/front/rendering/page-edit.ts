/** Bytes `from` to `to`, the latter not included. */
export type ByteRange = { from: number; to: number };

/** A tag of a page that carries the page's nonce. Offsets count bytes. */
export type NonceTag = {
  start: number;
  /** The `nonce` attribute with the blank in front of it. */
  nonce: ByteRange;
  /** The tag itself without its nonce: `<script id="x">`. */
  head: string;
  /** Where the text of an inline script is. */
  text?: ByteRange;
  /** Behind the tag; behind `</script>` where it is a script. */
  close: number;
};

/** Bytes `from` to `to` are replaced by `put`, or removed. */
export type PageEdit = ByteRange & { put?: string };
