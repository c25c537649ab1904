import { type DefaultTreeAdapterTypes, html as namespaces, parse } from "parse5";

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Document = DefaultTreeAdapterTypes.Document;

/** A page as browsers and crawlers build it, without running its scripts: a noscript's content is read. */
export function parsePage(text: string): Document {
  return parse(text, { scriptingEnabled: false });
}

/** An attribute; undefined where it is not there. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** The elements below a node, in the page's order. Content of templates is none of the page's. */
export function* elementsIn(parent: { childNodes: Node[] }): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node);
  }
}

/** Elements by the name of their tag. */
export function elementsOf(parent: { childNodes: Node[] }, ...tags: string[]): Element[] {
  return [...elementsIn(parent)].filter(({ tagName }) => tags.includes(tagName));
}

/** All text below a node, as it is written. */
export function textIn(parent: { childNodes: Node[] }): string {
  return parent.childNodes
    .map((node) => {
      if (node.nodeName === "#text" && "value" in node) return node.value;
      return isElement(node) ? textIn(node) : "";
    })
    .join("");
}

/** Text with its white space as one blank each. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** An element of SVG or MathML, whose tags are not those of HTML. */
export function isForeign({ namespaceURI }: Element): boolean {
  return namespaceURI !== namespaces.NS.HTML;
}
