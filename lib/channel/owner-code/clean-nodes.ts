import type { DefaultTreeAdapterTypes } from "parse5";
import {
  tagHandling,
  isAllowedAttribute,
  isAllowedLinkElement,
  isAllowedMeta,
} from "./allowed-elements.ts";
import { parseUrlHost, isUrlAttribute, sanitizeOwnerUrl } from "./sanitize-urls.ts";

/** An element or a text of the owner's code after cleaning. */
export type CleanedNode =
  | { kind: "text"; text: string }
  | { kind: "element"; tag: string; attributes: Record<string, string>; children: CleanedNode[] };
export type CleanedElement = Extract<CleanedNode, { kind: "element" }>;

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The inputs and the output of cleaning. */
export type OwnerCodeCleaningContext = {
  /** Hosts of frames. */
  hosts: ReadonlySet<string>;
  /** Called with a sentence for the owner about each thing that is left out. */
  note: (what: string) => void;
};

const maxDepth = 60;

/** Parsed nodes without disallowed elements and attributes. */
export function sanitizeOwnerHtmlNodes(
  nodes: Node[],
  cleaning: OwnerCodeCleaningContext,
  depth = 0,
): CleanedNode[] {
  if (depth > maxDepth) {
    cleaning.note(`What lies more than ${maxDepth} elements deep was left out.`);
    return [];
  }
  return nodes.flatMap((node) => cleanNode(node, cleaning, depth));
}

function cleanNode(node: Node, cleaning: OwnerCodeCleaningContext, depth: number): CleanedNode[] {
  if ("value" in node) return [{ kind: "text", text: node.value }];
  if (!("tagName" in node)) return [];
  const tag = node.tagName;
  const fate = tagHandling(tag);
  if (fate === "drop") cleaning.note(`<${tag}> may not stand in custom code.`);
  if (fate === "drop") return [];
  const children = () => sanitizeOwnerHtmlNodes(node.childNodes, cleaning, depth + 1);
  if (fate === "unwrap") return children();
  const attributes = cleanAttributes(node, cleaning);
  if (!isWelcome(tag, attributes, node, cleaning)) return [];
  return [{ kind: "element", tag, attributes, children: children() }];
}

function cleanAttributes(
  { tagName, attrs }: Element,
  { note }: OwnerCodeCleaningContext,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of attrs) {
    if (name.startsWith("on")) {
      note(`The handler ${name} on <${tagName}> was left out: handlers in attributes never run.`);
    }
    if (!isAllowedAttribute(name)) {
      // `isAllowedMeta` checks this attribute.
      if (tagName === "meta" && name === "http-equiv") attributes[name] = value;
      continue;
    }
    const safe = isUrlAttribute(name) ? sanitizeOwnerUrl(value, tagName === "a") : value;
    if (safe === undefined) note(`The address in ${name} of <${tagName}> was left out.`);
    else attributes[name] = safe;
  }
  return attributes;
}

function isWelcome(
  tag: string,
  attributes: Record<string, string>,
  { attrs }: Element,
  { hosts, note }: OwnerCodeCleaningContext,
): boolean {
  if (tag === "link") return isAllowedLinkElement(attributes.rel) && attributes.href !== undefined;
  if (tag === "meta") return isAllowedMeta(attributes);
  if (tag === "script") return "src" in attributes || !attrs.some(({ name }) => name === "src");
  if (tag !== "iframe") return true;
  const host = attributes.src === undefined ? undefined : parseUrlHost(attributes.src);
  if (host !== undefined && hosts.has(host)) return true;
  note(`A frame of ${host ?? "no host"} was left out: add the host to the custom code's hosts.`);
  return false;
}
