import { LRUCache } from "lru-cache";
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { processWide } from "../process-wide.ts";

const maxLength = 50_000;
const cleaned = () => processWide("rich-text", () => new LRUCache<string, string>({ max: 500 }));

const plain: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "h1", "h2"],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  transformTags: {
    a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }),
    // A page has one h1 of its own.
    h1: "h2",
  },
};

const custom: sanitizeHtml.IOptions = {
  ...plain,
  allowedAttributes: { ...plain.allowedAttributes, "*": ["class", "id"] },
};

// Footers link to the channel's own pages without an origin; a link with one leads to another site.
const footer: sanitizeHtml.IOptions = {
  ...plain,
  transformTags: {
    ...plain.transformTags,
    a: (tagName, attribs) => {
      const away = /^(?:https?:)?\/\//i.test(attribs.href?.trim() ?? "");
      const tab = away && { target: "_blank" };
      return { tagName, attribs: { ...attribs, rel: "noopener", ...tab } };
    },
  },
};
const rules = { plain, custom, markdown: footer };

/**
 * An owner's text as sanitised HTML: `richText("<p onclick=…>Hi</p>")` → `"<p>Hi</p>"`.
 * `custom` also keeps `class` and `id`; `markdown` reads Markdown, in which simple HTML may stand:
 * `richText("**Hi**", "markdown")` → `"<p><strong>Hi</strong></p>"`, and links to other sites open
 * in new tabs. Cut at 50,000 characters before parsing; cached.
 */
export function richText(source: string, kind: "plain" | "custom" | "markdown"): string {
  const key = `${kind}:${source}`;
  const known = cleaned().get(key);
  if (known !== undefined) return known;
  const cut = source.slice(0, maxLength);
  const html = kind === "markdown" ? marked.parse(cut, { async: false }).trim() : cut;
  const safe = sanitizeHtml(html, rules[kind]);
  cleaned().set(key, safe);
  return safe;
}
