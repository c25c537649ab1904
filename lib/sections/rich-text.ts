import { LRUCache } from "lru-cache";
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { normalizeLinkUrl } from "../contract/normalize-urls.ts";
import { logger } from "../log.ts";
import { processWide } from "../process-wide.ts";

const maxBytes = 20 * 1024;
const maxDepth = 50;

const cleaned = () =>
  processWide(
    "rich-text",
    () =>
      new LRUCache<string, string>({
        maxSize: 4_000_000,
        sizeCalculation: (html, source) => html.length + source.length,
      }),
  );

/** A link as owners write it, `www.example.com` and e-mail addresses included; without what leads nowhere. */
function linked({ href, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const link = href === undefined ? undefined : normalizeLinkUrl(href);
  return link === undefined ? attribs : { ...attribs, href: link };
}

const plain: sanitizeHtml.IOptions = {
  nestingLimit: maxDepth,
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "img", "h1", "h2"],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...linked(attribs), rel: "noopener" } }),
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
      const link = linked(attribs);
      const tab = /^https?:\/\//i.test(link.href ?? "") && { target: "_blank" };
      return { tagName, attribs: { ...link, rel: "noopener", ...tab } };
    },
  },
};
const rules = { plain, custom, markdown: footer };
type Kind = keyof typeof rules;

/**
 * An owner's text as sanitised HTML: `sanitizeRichText("<p onclick=…>Hi</p>")` → `"<p>Hi</p>"`. `custom` also keeps `class`
 * and `id`; `markdown` parses Markdown, which may contain simple HTML: `sanitizeRichText("**Hi**", "markdown")` →
 * `"<p><strong>Hi</strong></p>"`, and links to other sites open in new tabs. Cut at 20 KB before parsing; elements
 * more than 50 deep lose their tags; cached. A text that cannot be parsed, or is Markdown more than 50 deep, is `""`
 * and logged. docs/security.md SE-28.
 */
export function sanitizeRichText(source: string, kind: Kind): string {
  const start = source.slice(0, maxBytes);
  const key = `${kind}:${start}`;
  const known = cleaned().get(key);
  if (known !== undefined) return known;
  const safe = cleanOrDrop(start, kind);
  cleaned().set(key, safe);
  return safe;
}

function cleanOrDrop(text: string, kind: Kind): string {
  try {
    return clean(text, kind);
  } catch (error) {
    logger.warn({ call: "rich-text", kind, reason: String(error) }, "a text was left out");
    return "";
  }
}

function clean(text: string, kind: Kind): string {
  // An incomplete character at the end is left out.
  const cut = new TextDecoder().decode(Buffer.from(text).subarray(0, maxBytes), { stream: true });
  if (kind !== "markdown") return sanitizeHtml(cut, rules[kind]);
  if (tooDeep.test(cut)) throw new RangeError(`Markdown is nested more than ${maxDepth} deep`);
  return sanitizeHtml(marked.parse(cut, { async: false }).trim(), rules[kind]);
}

/** A line that opens more quotes and lists than `maxDepth`; `- - -` is a rule, however long. */
const tooDeep = new RegExp(
  String.raw`^(?![ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$)(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){${maxDepth + 1}}`,
  "m",
);
