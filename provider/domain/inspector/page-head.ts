import {
  getElementAttribute,
  type HtmlTreeDocument,
  findElementsByTag,
  collapseWhitespace,
  collectNodeText,
} from "./html-tree.ts";

/** What a page says of itself in its head. Addresses are as they are written. */
export type PageHead = {
  language: string | undefined;
  /** Every one; browsers take the first. */
  titles: string[];
  description: string | undefined;
  keywords: string | undefined;
  canonicals: string[];
  robots: string | undefined;
  viewport: string | undefined;
  /** Languages of `hreflang`, with where each is. */
  alternates: { language: string; href: string }[];
  /** `og:…`, `article:…`, `video:…` by their whole name: the first of each. */
  openGraph: Record<string, string>;
  /** `twitter:…` by their whole name. */
  twitter: Record<string, string>;
  icons: string[];
};

/** Reads a page's head. What stands in its body, where browsers put what streams late, counts too. */
export function readPageHead(document: HtmlTreeDocument): PageHead {
  const [root] = findElementsByTag(document, "html");
  const metas = findElementsByTag(document, "meta").flatMap((element) => {
    const name = getElementAttribute(element, "name") ?? getElementAttribute(element, "property");
    const content = getElementAttribute(element, "content");
    return name && content !== undefined ? [{ name: name.toLowerCase(), content }] : [];
  });
  const links = findElementsByTag(document, "link").map((element) => ({
    rel: (getElementAttribute(element, "rel") ?? "").toLowerCase().split(/\s+/),
    href: getElementAttribute(element, "href") ?? "",
    language: getElementAttribute(element, "hreflang"),
  }));
  const meta = (wanted: string) => metas.find(({ name }) => name === wanted)?.content;
  const titles = findElementsByTag(document, "title").filter(
    ({ parentNode }) => !isInPicture(parentNode),
  );
  return {
    language: root && getElementAttribute(root, "lang"),
    titles: titles.map((title) => collapseWhitespace(collectNodeText(title))),
    description: meta("description"),
    keywords: meta("keywords"),
    canonicals: links.filter(({ rel }) => rel.includes("canonical")).map(({ href }) => href),
    robots: meta("robots"),
    viewport: meta("viewport"),
    alternates: links.flatMap(({ rel, href, language }) =>
      rel.includes("alternate") && language ? [{ language, href }] : [],
    ),
    openGraph: named(metas, /^(?:og|article|video):/),
    twitter: named(metas, /^twitter:/),
    icons: links.filter(({ rel }) => rel.includes("icon")).map(({ href }) => href),
  };
}

function named(metas: { name: string; content: string }[], form: RegExp): Record<string, string> {
  // The first of each counts, so it is written last.
  const wanted = metas.filter(({ name }) => form.test(name)).toReversed();
  return Object.fromEntries(wanted.map(({ name, content }) => [name, content]));
}

/** An SVG has a title of its own. */
function isInPicture(parent: unknown): boolean {
  return (
    typeof parent === "object" && parent !== null && "tagName" in parent && parent.tagName === "svg"
  );
}
