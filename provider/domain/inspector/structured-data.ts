import {
  getElementAttribute,
  type HtmlTreeDocument,
  findElementsByTag,
  collectNodeText,
} from "./html-tree.ts";
import { type PageRemark, createFaultRemark } from "./page-remark.ts";
import { checkJsonLdNode } from "./json-ld-rules.ts";

/** A schema.org node of a page. `remarks` are about it and the nodes in it. */
export type JsonLdNode = { type: string; json: object; remarks: PageRemark[] };

/** The JSON-LD nodes of a page, and the scripts that cannot be parsed. */
export type StructuredData = { nodes: JsonLdNode[]; remarks: PageRemark[] };

/** Reads and checks the `application/ld+json` of a page. docs/crawlers.md */
export function readStructuredData(document: HtmlTreeDocument): StructuredData {
  const texts = findElementsByTag(document, "script")
    .filter(
      (script) => getElementAttribute(script, "type")?.toLowerCase() === "application/ld+json",
    )
    .map(collectNodeText);
  const found: StructuredData = { nodes: [], remarks: [] };
  for (const [index, text] of texts.entries()) {
    const value = parsed(text);
    if (value === undefined) {
      found.remarks.push(createFaultRemark("Structured data", `Script ${index + 1} is not JSON.`));
    } else {
      for (const node of nodesIn(value)) found.nodes.push(judged(node));
    }
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One thing, a list of them, or a graph. */
function nodesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isRecord(value)) return [];
  const graph = value["@graph"];
  if (!Array.isArray(graph)) return [value];
  const context = value["@context"];
  return graph.filter(isRecord).map((node) => ({ "@context": context, ...node }));
}

function judged(json: Record<string, unknown>): JsonLdNode {
  const type = typeof json["@type"] === "string" ? json["@type"] : "a thing without a type";
  const context = json["@context"];
  const isOurs = typeof context === "string" && /^https?:\/\/schema\.org\/?$/.test(context);
  const remarks = isOurs
    ? []
    : [createFaultRemark(type, "Its @context is not https://schema.org.")];
  return { type, json, remarks: [...remarks, ...checkJsonLdNode(json)] };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
