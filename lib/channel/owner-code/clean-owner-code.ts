import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { filterHostNames, parseUrlHost, sanitizeOwnerUrl } from "./sanitize-urls.ts";
import { allowedHeadTags } from "./allowed-elements.ts";
import { sanitizeOwnerHtmlNodes, type CleanedElement, type CleanedNode } from "./clean-nodes.ts";
import {
  noncePositionMark,
  serializeRawText,
  serializeCleanedHtml,
} from "./serialize-cleaned-html.ts";

/** An element of the owner's for the page's head; `text` is that of a script or style. */
export type CleanedHeadElement = { tag: string; attributes: Record<string, string>; text?: string };

/**
 * The owner's code, parsed and closed. `body` are parts of one HTML text: between each two goes the
 * ` nonce="…"` of a script. `hosts` are where scripts and frames may come from, `notes` are sentences
 * for the owner about what was left out.
 */
export type CleanedOwnerCode = {
  head: CleanedHeadElement[];
  body: string[];
  hosts: string[];
  notes: string[];
};
export type OwnerCustomCode = { header?: string; footer?: string; hosts?: string[] };

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The most characters of header or footer code; the rest is cut off. */
export const maxOwnerCodeLength = 64_000;
const maxElements = 3_000;
const maxNotes = 10;

/**
 * Parses the owner's code as a browser would, and keeps what is allowed in a page: `cleanOwnerCode({ header: "<script
 * src=//cdn.example/a.js>" })` → `{ head: [script], hosts: ["cdn.example"], … }`. Never throws; broken markup is
 * closed. docs/security.md SE-26.
 */
export function cleanOwnerCode(code: OwnerCustomCode): CleanedOwnerCode {
  const notes = new Set<string>();
  const note = (what: string) => void (notes.size < maxNotes && notes.add(what));
  const header = parsed(code.header, "header", note);
  const footer = parsed(code.footer, "footer", note);
  const hosts = new Set([
    ...listedHosts(code.hosts ?? [], note),
    ...scriptHosts([...header, ...footer]),
  ]);
  const cleaning = { hosts, note };
  const [head, moved] = parted(sanitizeOwnerHtmlNodes(header, cleaning), note);
  const body = serializeCleanedHtml([...moved, ...sanitizeOwnerHtmlNodes(footer, cleaning)]).split(
    noncePositionMark,
  );
  return { head: head.map(headPiece), body, hosts: [...hosts], notes: [...notes] };
}

function parsed(code: string | undefined, place: string, note: (what: string) => void): Node[] {
  if (!code?.trim()) return [];
  if (code.length > maxOwnerCodeLength) {
    note(
      `The ${place} code is longer than ${maxOwnerCodeLength} characters; the rest was cut off.`,
    );
  }
  const nodes = parseWithin(code.slice(0, maxOwnerCodeLength).replaceAll("\u0000", ""));
  if (nodes === undefined) {
    note(`The ${place} code makes more than ${maxElements} elements; it was left out.`);
  }
  return nodes ?? [];
}

/** Badly nested code may make a browser repeat elements without end; undefined where it would. */
function parseWithin(html: string): Node[] | undefined {
  let left = maxElements;
  const createElement: typeof defaultTreeAdapter.createElement = (...args) => {
    if (left === 0) throw new RangeError("too many elements");
    left -= 1;
    return defaultTreeAdapter.createElement(...args);
  };
  const treeAdapter = { ...defaultTreeAdapter, createElement };
  try {
    return parseFragment(html, { scriptingEnabled: false, treeAdapter }).childNodes;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function listedHosts(listed: string[], note: (what: string) => void): string[] {
  const hosts = filterHostNames(listed);
  if (hosts.length < listed.length) {
    note("Among the custom code's hosts are some that are no host names; they are left out.");
  }
  return hosts;
}

/** Hosts that scripts name; the tree is walked without recursion, being the owner's. */
function scriptHosts(nodes: Node[]): string[] {
  const found = new Set<string>();
  const left = [...nodes];
  for (let node = left.pop(); node; node = left.pop()) {
    if (!("tagName" in node)) continue;
    left.push(...node.childNodes);
    const source = node.attrs.find(({ name }) => name === "src");
    if (node.tagName !== "script" || !source) continue;
    const host = parseUrlHost(sanitizeOwnerUrl(source.value, false) ?? "");
    if (host) found.add(host);
  }
  return filterHostNames([...found]);
}

/** The elements for the head, and those for the body. */
function parted(
  pieces: CleanedNode[],
  note: (what: string) => void,
): [CleanedElement[], CleanedElement[]] {
  const elements = pieces.filter((piece) => piece.kind === "element");
  if (pieces.some((piece) => piece.kind === "text" && piece.text.trim())) {
    note("Plain text in the header code was left out.");
  }
  const isForHead = ({ tag }: CleanedElement) => allowedHeadTags.has(tag);
  return [elements.filter(isForHead), elements.filter((piece) => !isForHead(piece))];
}

function headPiece(piece: CleanedElement): CleanedHeadElement {
  const { tag, attributes } = piece;
  const isRaw = tag === "script" || tag === "style";
  return isRaw ? { tag, attributes, text: serializeRawText(piece) } : { tag, attributes };
}
