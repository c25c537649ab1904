import { createHash } from "node:crypto";
import { holdScripts } from "./hold-scripts.ts";
import { applyEdits, type Edit, findNonceTags, type NonceTag } from "./page-bytes.ts";

/** A public page without nonces, and the `script-src` hashes that its inline scripts need. */
export type FinishedPage = { body: Buffer; hashes: string[] };

/**
 * Takes the placeholder nonce out of a public page and hashes every inline script that carried it,
 * so that header and body are the same bytes for everybody: safety.md, Content and scripts.
 * Scripts that may wait are held back (`hold-scripts.ts`), unless `mayHold` is false. This runs for every rendered page: the bytes
 * are never decoded, and copied once.
 */
export function finishPage(page: Buffer, placeholder: string, mayHold = true): FinishedPage {
  const tags = findNonceTags(page, ` nonce="${placeholder}"`);
  const hold = mayHold ? holdScripts(page, tags) : undefined;
  const remaining = tags.filter((tag) => !hold?.held.has(tag));
  const groups = groupScripts(page, remaining);
  const edits = [
    ...remaining.map((tag) => tag.nonce),
    ...placeholdersInText(page, placeholder, tags),
    ...groups.flatMap(joinScripts),
    ...(hold?.edits ?? []),
  ].toSorted((a, b) => a.from - b.from);
  const scripts = groups.map((group) => textOf(page, edits, group));
  if (hold) scripts.push([Buffer.from(hold.script)]);
  return {
    body: Buffer.concat(applyEdits(page, edits)),
    hashes: [...new Set(scripts.map(hashOf))],
  };
}

type InlineScript = NonceTag & { text: { from: number; to: number } };

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
function joinScripts(group: InlineScript[]): Edit[] {
  return group.slice(1).map((next, i) => ({
    from: group[i]?.text.to ?? next.start,
    to: next.text.from,
    put: ";",
  }));
}

/** The placeholder where it is no attribute: in the RSC payload. */
function placeholdersInText(page: Buffer, placeholder: string, tags: NonceTag[]): Edit[] {
  const attributes = new Set(tags.map((tag) => tag.nonce.from + ' nonce="'.length));
  const edits: Edit[] = [];
  for (let at = page.indexOf(placeholder); at !== -1; at = page.indexOf(placeholder, at + 1)) {
    if (!attributes.has(at)) edits.push({ from: at, to: at + placeholder.length });
  }
  return edits;
}

function textOf(page: Buffer, edits: Edit[], group: InlineScript[]): Buffer[] {
  return applyEdits(page, edits, group[0]?.text.from, group.at(-1)?.text.to);
}

function hashOf(text: Buffer[]): string {
  const hash = createHash("sha256");
  for (const piece of text) hash.update(piece);
  return `'sha256-${hash.digest("base64")}'`;
}
