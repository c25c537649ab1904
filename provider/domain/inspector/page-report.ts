import { buildAccessibilityTree, type AccessibleNode } from "./accessibility-tree.ts";
import { checkPageHead } from "./check-page-head.ts";
import { checkAccessibilityTree } from "./check-accessibility-tree.ts";
import type { PageExpectations, InspectedResponse } from "./inspected-response.ts";
import type { PageRemark } from "./page-remark.ts";
import { parseHtmlPage } from "./html-tree.ts";
import { type PageHead, readPageHead } from "./page-head.ts";
import { readStructuredData, type JsonLdNode } from "./structured-data.ts";

/** What a search engine, a share card and a screen reader get of a page. */
export type PageReport = {
  head: PageHead;
  nodes: JsonLdNode[];
  tree: AccessibleNode[];
  headings: { level: number; name: string }[];
  landmarks: { role: string; name: string }[];
  remarks: PageRemark[];
};

/** Reads a page as they do, and says what each gets wrong or not at all. docs/crawlers.md */
export function createPageReport(page: InspectedResponse, expected: PageExpectations): PageReport {
  const document = parseHtmlPage(page.text);
  const head = readPageHead(document);
  const { nodes, remarks } = readStructuredData(document);
  const tree = buildAccessibilityTree(document);
  const judged = checkAccessibilityTree(tree);
  return {
    head,
    nodes,
    tree,
    headings: judged.headings,
    landmarks: judged.landmarks,
    remarks: [
      ...checkPageHead(page, head, expected),
      ...remarks,
      ...nodes.flatMap((node) => node.remarks),
      ...judged.remarks,
    ],
  };
}
