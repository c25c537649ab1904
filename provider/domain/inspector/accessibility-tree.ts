import {
  getElementAttribute,
  type HtmlTreeDocument,
  type HtmlTreeElement,
  iterateElements,
  findElementsByTag,
  isHtmlTreeElement,
  isForeignElement,
  type HtmlTreeNode,
  collapseWhitespace,
  collectNodeText,
} from "./html-tree.ts";
import { rolesNamedByContent, findAriaRole } from "./aria-roles.ts";

/** Something that a screen reader says: what it is, how it is called, and what is in it. */
export type AccessibleNode = {
  role: string;
  name: string;
  /** Of a heading. */
  level?: number;
  children: AccessibleNode[];
};

/** Longer pages are cut: a tree is read by people. */
const maxSpoken = 3_000;
const maxNameLength = 300;
const unspoken = [
  "head",
  "noscript",
  "script",
  "style",
  "template",
  "link",
  "meta",
  "base",
  "title",
];
/** What says all of itself by its name. */
const leaves = ["heading", "img", "option", "paragraph"];

/**
 * The tree of a page as assistive technology gets it (HTML-AAM, accname) from its HTML alone. What a style sheet hides
 * is in it, too: none is read.
 */
export function buildAccessibilityTree(document: HtmlTreeDocument): AccessibleNode[] {
  const page = { byId: idsIn(document), labels: labelsIn(document), left: maxSpoken };
  return spokenIn(document, page);
}

type Page = {
  byId: Map<string, HtmlTreeElement>;
  labels: Map<string, HtmlTreeElement>;
  left: number;
};

function spokenIn(parent: { childNodes: HtmlTreeNode[] }, page: Page): AccessibleNode[] {
  return parent.childNodes.flatMap((node) => (isHtmlTreeElement(node) ? spoken(node, page) : []));
}

function spoken(element: HtmlTreeElement, page: Page): AccessibleNode[] {
  if (isHiddenFromScreenReaders(element)) return [];
  const role = findAriaRole(element);
  if (role === undefined) return isForeignElement(element) ? [] : spokenIn(element, page);
  if (page.left <= 0) return [];
  page.left -= 1;
  const name = nameOf(element, role, page).slice(0, maxNameLength);
  const level = role === "heading" ? levelOf(element) : undefined;
  const children = leaves.includes(role) ? partsOf(role, element, page) : spokenIn(element, page);
  // An item of a list is called by what is in it.
  const isTwice = role === "listitem" && children.length > 0;
  return [{ role, name: isTwice ? "" : name, ...(level && { level }), children }];
}

/** The text of a paragraph is one node; its links and controls are nodes as well. */
function partsOf(role: string, element: HtmlTreeElement, page: Page): AccessibleNode[] {
  return role === "paragraph" || role === "heading" ? spokenIn(element, page) : [];
}

/** Whether an element and its content are hidden from screen readers. */
export function isHiddenFromScreenReaders(element: HtmlTreeElement): boolean {
  if (unspoken.includes(element.tagName) && !isForeignElement(element)) return true;
  if (getElementAttribute(element, "hidden") !== undefined) return true;
  if (getElementAttribute(element, "aria-hidden") === "true") return true;
  const isClosed =
    element.tagName === "dialog" && getElementAttribute(element, "open") === undefined;
  return (
    isClosed || (element.tagName === "input" && getElementAttribute(element, "type") === "hidden")
  );
}

function nameOf(element: HtmlTreeElement, role: string, page: Page): string {
  const ids = getElementAttribute(element, "aria-labelledby")?.trim().split(/\s+/) ?? [];
  const labelled = ids.flatMap((id) => page.byId.get(id) ?? []).map((each) => contentOf(each));
  const label =
    collapseWhitespace(labelled.join(" ")) ||
    collapseWhitespace(getElementAttribute(element, "aria-label") ?? "") ||
    nativeName(element, page) ||
    (rolesNamedByContent.includes(role) ? contentOf(element) : "");
  return label || collapseWhitespace(getElementAttribute(element, "title") ?? "");
}

function nativeName(element: HtmlTreeElement, page: Page): string {
  const { tagName } = element;
  if (tagName === "img") return collapseWhitespace(getElementAttribute(element, "alt") ?? "");
  if (isForeignElement(element))
    return collapseWhitespace(findElementsByTag(element, "title").map(collectNodeText).join(" "));
  if (["input", "select", "textarea"].includes(tagName)) return labelOf(element, page);
  const part = { fieldset: "legend", figure: "figcaption", table: "caption" }[tagName];
  return part
    ? collapseWhitespace(findElementsByTag(element, part).slice(0, 1).map(contentOf).join(""))
    : "";
}

function labelOf(element: HtmlTreeElement, page: Page): string {
  const label =
    page.labels.get(getElementAttribute(element, "id") ?? "") ?? around(element, "label");
  if (label) return contentOf(label);
  const isButton = ["submit", "reset", "button"].includes(
    getElementAttribute(element, "type") ?? "",
  );
  return collapseWhitespace(
    (isButton
      ? getElementAttribute(element, "value")
      : getElementAttribute(element, "placeholder")) ?? "",
  );
}

/** What is read out of an element: its text, and in the place of pictures what they say. */
function contentOf(element: HtmlTreeElement): string {
  return collapseWhitespace(element.childNodes.map(partOf).join(""));
}

const inLine = [
  "a",
  "abbr",
  "b",
  "bdi",
  "code",
  "em",
  "i",
  "mark",
  "small",
  "span",
  "strong",
  "sub",
];

function partOf(node: HtmlTreeNode): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!isHtmlTreeElement(node) || isHiddenFromScreenReaders(node)) return "";
  const label = getElementAttribute(node, "aria-label");
  if (label) return ` ${label} `;
  if (node.tagName === "img") return ` ${getElementAttribute(node, "alt") ?? ""} `;
  if (isForeignElement(node))
    return ` ${findElementsByTag(node, "title").map(collectNodeText).join(" ")} `;
  const text = node.childNodes.map(partOf).join("");
  return inLine.includes(node.tagName) ? text : ` ${text} `;
}

function levelOf(element: HtmlTreeElement): number {
  const level = Number(getElementAttribute(element, "aria-level"));
  return level > 0 ? level : Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 2);
}

function around(element: HtmlTreeElement, tag: string): HtmlTreeElement | undefined {
  let up = element.parentNode;
  while (up && "tagName" in up) {
    if (up.tagName === tag) return up;
    up = up.parentNode;
  }
  return undefined;
}

function idsIn(document: HtmlTreeDocument): Map<string, HtmlTreeElement> {
  const byId = new Map<string, HtmlTreeElement>();
  for (const element of iterateElements(document)) {
    const id = getElementAttribute(element, "id");
    if (id && !byId.has(id)) byId.set(id, element);
  }
  return byId;
}

function labelsIn(document: HtmlTreeDocument): Map<string, HtmlTreeElement> {
  const labels = findElementsByTag(document, "label");
  return new Map(labels.map((label) => [getElementAttribute(label, "for") ?? "", label]));
}
