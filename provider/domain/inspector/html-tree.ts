import { type DefaultTreeAdapterTypes, html as namespaces, parse } from "parse5";

export type HtmlTreeNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlTreeElement = DefaultTreeAdapterTypes.Element;
export type HtmlTreeDocument = DefaultTreeAdapterTypes.Document;

/** A page as browsers and crawlers build it, without running its scripts: a noscript's content is read. */
export function parseHtmlPage(text: string): HtmlTreeDocument {
  return parse(text, { scriptingEnabled: false });
}

/** An attribute; undefined where it is not there. */
export function getElementAttribute({ attrs }: HtmlTreeElement, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

export function isHtmlTreeElement(node: HtmlTreeNode): node is HtmlTreeElement {
  return "tagName" in node;
}

/** The elements below a node, in the page's order. Content of templates is none of the page's. */
export function* iterateElements(parent: {
  childNodes: HtmlTreeNode[];
}): Generator<HtmlTreeElement> {
  for (const node of parent.childNodes) {
    if (!isHtmlTreeElement(node)) continue;
    yield node;
    yield* iterateElements(node);
  }
}

/** Elements by the name of their tag. */
export function findElementsByTag(
  parent: { childNodes: HtmlTreeNode[] },
  ...tags: string[]
): HtmlTreeElement[] {
  return [...iterateElements(parent)].filter(({ tagName }) => tags.includes(tagName));
}

/** All text below a node, as it is written. */
export function collectNodeText(parent: { childNodes: HtmlTreeNode[] }): string {
  return parent.childNodes
    .map((node) => {
      if (node.nodeName === "#text" && "value" in node) return node.value;
      return isHtmlTreeElement(node) ? collectNodeText(node) : "";
    })
    .join("");
}

/** Text with its white space as one blank each. */
export function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** An element of SVG or MathML, whose tags are not those of HTML. */
export function isForeignElement({ namespaceURI }: HtmlTreeElement): boolean {
  return namespaceURI !== namespaces.NS.HTML;
}
