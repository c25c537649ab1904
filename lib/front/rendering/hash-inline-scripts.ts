import { createHash } from "node:crypto";
import { removeDeferredPreloads } from "./remove-deferred-preloads.ts";
import type { InlinePageStyles } from "./inline-page-styles.ts";
import type { PageEdit, NonceTag, ByteRange } from "./page-edit.ts";

/** A public page without nonces, and the `script-src` hashes that its inline scripts need. */
export type PageWithScriptHashes = { body: Buffer; hashes: string[] };

/** Scripts that are loaded later: their tags, the edits, and the inline script that loads them. */
export type DelayedScripts = { tags: Set<NonceTag>; edits: PageEdit[]; script: string };
export type DelayNextScripts = (page: Buffer, tags: NonceTag[]) => DelayedScripts | undefined;

/** Further edits of a page; without one, that edit is not made. */
export type PageOptimisations = { holdScripts?: DelayNextScripts; inlineStyles?: InlinePageStyles };

/**
 * Removes the placeholder nonce from a public page and hashes every inline script that had it, so that header and
 * body are the same bytes for all viewers: docs/security.md SE-22. This runs for every rendered page: the bytes are
 * never decoded, and copied once.
 */
export function hashInlineScripts(
  page: Buffer,
  placeholder: string,
  { holdScripts, inlineStyles }: PageOptimisations = {},
): PageWithScriptHashes {
  const tags = findNonceTags(page, ` nonce="${placeholder}"`);
  const delayed = holdScripts?.(page, tags);
  const remaining = tags.filter((tag) => !delayed?.tags.has(tag));
  const groups = groupScripts(page, remaining);
  const attributes = new Set(tags.map((tag) => tag.nonce.from + ' nonce="'.length));
  const edits = [
    ...liftScripts(page, remaining),
    ...(inlineStyles?.(page) ?? []),
    ...remaining.map((tag) => tag.nonce),
    ...findPlaceholders(page, placeholder).filter(({ from }) => !attributes.has(from)),
    ...findSplitPlaceholders(page, placeholder, tags),
    ...groups.flatMap(joinScripts),
    ...removeDeferredPreloads(page, tags),
    ...(delayed?.edits ?? []),
  ].toSorted((a, b) => a.from - b.from);
  const scripts = groups.map((group) => textOf(page, edits, group));
  if (delayed) scripts.push([Buffer.from(delayed.script)]);
  return {
    body: Buffer.concat(applyEdits(page, edits)),
    hashes: [...new Set(scripts.map(hashOf))],
  };
}

/** A page with `nonce` in every place of the placeholder. */
export function insertNonce(
  page: Buffer,
  placeholder: string,
  nonce: string,
  inlineStyles?: InlinePageStyles,
): Buffer {
  const tags = findNonceTags(page, ` nonce="${placeholder}"`);
  const edits = [
    ...liftScripts(page, tags, ` nonce="${nonce}"`),
    ...(inlineStyles?.(page) ?? []),
    ...findPlaceholders(page, placeholder, nonce),
    ...findSplitPlaceholders(page, placeholder, tags, nonce),
    ...removeDeferredPreloads(page, tags),
  ].toSorted((a, b) => a.from - b.from);
  return Buffer.concat(applyEdits(page, edits));
}

/** Marks an inline script of the head that is moved before the style sheets. */
const early = " data-early";

/**
 * Moves the page's early scripts before its first style sheet, with `nonce` if it is set: an inline script after a
 * sheet runs only when the sheet is loaded, and blocks the parser until then.
 */
function liftScripts(page: Buffer, tags: NonceTag[], nonce = ""): PageEdit[] {
  const sheet = page.indexOf('<link rel="stylesheet"');
  const scripts = tags.filter(isInline).filter(({ head }) => head.includes(early));
  const lifted = sheet === -1 ? [] : scripts.filter(({ start }) => start > sheet);
  if (lifted.length === 0) return [];
  const put = lifted.map(({ head, text }) => {
    const body = page.toString("utf8", text.from, text.to);
    return `${head.slice(0, -1)}${nonce}>${body}${endTag}`;
  });
  return [
    { from: sheet, to: sheet, put: put.join("") },
    ...lifted.map(({ start, close }) => ({ from: start, to: close })),
  ];
}

/**
 * Finds the tags with `attribute` (` nonce="…"`), in one pass. A match inside a script is text of the script. A
 * script without an end tag ends the search.
 */
function findNonceTags(page: Buffer, attribute: string): NonceTag[] {
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

type InlineScript = NonceTag & { text: ByteRange };

const push = "self.__next_f.push(";

/** Groups of inline scripts that share one hash: Next sends its RSC payload as many scripts in a row. */
function groupScripts(page: Buffer, tags: NonceTag[]): InlineScript[][] {
  const groups: InlineScript[][] = [];
  for (const tag of tags) {
    if (!isInline(tag)) continue;
    const group = groups.at(-1);
    if (group && continuesPayload(page, group.at(-1), tag)) group.push(tag);
    else groups.push([tag]);
  }
  return groups;
}

const isInline = (tag: NonceTag): tag is InlineScript => tag.text !== undefined;

function continuesPayload(page: Buffer, last: InlineScript | undefined, next: InlineScript) {
  if (last?.close !== next.start || next.head !== "<script>") return false;
  const { from } = next.text;
  const endsCall = page.toString("latin1", last.text.to - 1, last.text.to) === ")";
  return endsCall && page.toString("latin1", from, from + push.length) === push;
}

/** Edits that make one script of a group: `…)</script><script>self…` → `…);self…`. */
function joinScripts(group: InlineScript[]): PageEdit[] {
  return group.slice(1).map((next, i) => ({
    from: group[i]?.text.to ?? next.start,
    to: next.text.from,
    put: ";",
  }));
}

function findPlaceholders(page: Buffer, placeholder: string, put?: string): PageEdit[] {
  const edits: PageEdit[] = [];
  for (let at = page.indexOf(placeholder); at !== -1; at = page.indexOf(placeholder, at + 1)) {
    edits.push({ from: at, to: at + placeholder.length, put });
  }
  return edits;
}

/**
 * The placeholder in the RSC payload, if React has split it: it begins in one script and ends in another, and the
 * browser joins them.
 */
function findSplitPlaceholders(
  page: Buffer,
  placeholder: string,
  tags: NonceTag[],
  put?: string,
): PageEdit[] {
  const pieces = tags.filter(isInline).flatMap((script) => payloadOf(page, script) ?? []);
  const payload = Buffer.concat(pieces.map(({ from, to }) => page.subarray(from, to)));
  return findPlaceholders(payload, placeholder).flatMap(({ from, to }) => {
    const parts = partsOf(pieces, from, to);
    return parts.length === 1 ? [] : parts.map((part, i) => ({ ...part, put: i ? "" : put }));
  });
}

const textPush = `${push}[1,"`;
const textEnd = '"])';

/** Where the text of a script of the payload is: `self.__next_f.push([1,"…"])`. */
function payloadOf(page: Buffer, { text: { from, to } }: InlineScript): ByteRange | undefined {
  const range = { from: from + textPush.length, to: to - textEnd.length };
  const isText =
    page.toString("latin1", from, range.from) === textPush &&
    page.toString("latin1", range.to, to) === textEnd;
  return isText && range.from <= range.to ? range : undefined;
}

/** Where in the page the bytes `from` to `to` of these pieces are, counted through. */
function partsOf(pieces: ByteRange[], from: number, to: number): ByteRange[] {
  const parts: ByteRange[] = [];
  let before = 0;
  for (const piece of pieces) {
    const start = Math.max(from - before, 0);
    const length = piece.to - piece.from;
    const end = Math.min(to - before, length);
    if (start < end) parts.push({ from: piece.from + start, to: piece.from + end });
    before += length;
  }
  return parts;
}

function textOf(page: Buffer, edits: PageEdit[], group: InlineScript[]): Buffer[] {
  return applyEdits(page, edits, group[0]?.text.from, group.at(-1)?.text.to);
}

function hashOf(text: Buffer[]): string {
  const hash = createHash("sha256");
  for (const piece of text) hash.update(piece);
  return `'sha256-${hash.digest("base64")}'`;
}

/**
 * The bytes of `page` between `from` and `to` with the sorted edits that begin there; an edit inside
 * another is left out: `applyEdits(Buffer.from("abc"), [{ from: 1, to: 2 }])` → pieces that make up `"ac"`.
 * Nothing is copied: each piece is a view of the page.
 */
function applyEdits(page: Buffer, edits: PageEdit[], from = 0, to = page.length): Buffer[] {
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
