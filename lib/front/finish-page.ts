import { createHash } from "node:crypto";
import { type Edit, editBytes } from "./edit-bytes.ts";
import { holdScripts } from "./hold-scripts.ts";
import { type MarkedTag, markedTags } from "./marked-tags.ts";

/** A public page without nonces, and the `script-src` values that its inline scripts need. */
export type FinishedPage = { body: Buffer; hashes: string[] };

/**
 * Takes the placeholder nonce out of a public page and hashes every inline script that carried it,
 * so that header and body are the same bytes for everybody: safety.md, Content and scripts.
 * Scripts that may wait do (`hold-scripts.ts`). Every page that is drawn comes through here: it is
 * never decoded, and copied once.
 */
export function finishPage(page: Buffer, placeholder: string): FinishedPage {
  const tags = markedTags(page, ` nonce="${placeholder}"`);
  const hold = holdScripts(page, tags);
  const kept = tags.filter((tag) => !hold?.held.has(tag));
  const runs = runsOf(page, kept);
  const edits = [
    ...kept.map((tag) => tag.mark),
    ...others(page, placeholder, tags),
    ...runs.flatMap(joins),
    ...(hold?.edits ?? []),
  ].toSorted((a, b) => a.from - b.from);
  const scripts = runs.map((run) => textOf(page, edits, run));
  if (hold) scripts.push([Buffer.from(hold.script)]);
  return { body: Buffer.concat(editBytes(page, edits)), hashes: [...new Set(scripts.map(hashOf))] };
}

type Script = MarkedTag & { text: { from: number; to: number } };

const push = "self.__next_f.push(";

/** Inline scripts; those by which Next hands over its data, many in a row, are one: it needs one hash. */
function runsOf(page: Buffer, tags: MarkedTag[]): Script[][] {
  const runs: Script[][] = [];
  for (const tag of tags) {
    if (!isInline(tag)) continue;
    const run = runs.at(-1);
    if (run && goesOn(page, run.at(-1), tag)) run.push(tag);
    else runs.push([tag]);
  }
  return runs;
}

const isInline = (tag: MarkedTag): tag is Script => tag.text !== undefined;

function goesOn(page: Buffer, last: Script | undefined, next: Script): boolean {
  if (last?.close !== next.start || next.head !== "<script>") return false;
  const { from } = next.text;
  const ends = page.toString("latin1", last.text.to - 1, last.text.to) === ")";
  return ends && page.toString("latin1", from, from + push.length) === push;
}

function joins(run: Script[]): Edit[] {
  return run.slice(1).map((next, i) => ({
    from: run[i]?.text.to ?? next.start,
    to: next.text.from,
    put: ";",
  }));
}

/** The placeholder where it is no attribute: in the data that Next hands over. */
function others(page: Buffer, placeholder: string, tags: MarkedTag[]): Edit[] {
  const marks = new Set(tags.map((tag) => tag.mark.from + ' nonce="'.length));
  const found: Edit[] = [];
  for (let at = page.indexOf(placeholder); at !== -1; at = page.indexOf(placeholder, at + 1)) {
    if (!marks.has(at)) found.push({ from: at, to: at + placeholder.length });
  }
  return found;
}

function textOf(page: Buffer, edits: Edit[], run: Script[]): Buffer[] {
  return editBytes(page, edits, run[0]?.text.from, run.at(-1)?.text.to);
}

function hashOf(text: Buffer[]): string {
  const hash = createHash("sha256");
  for (const piece of text) hash.update(piece);
  return `'sha256-${hash.digest("base64")}'`;
}
