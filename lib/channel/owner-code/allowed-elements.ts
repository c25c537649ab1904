/** Elements that are allowed in a page's head; other elements of the header code are moved to the body. */
export const allowedHeadTags = new Set(["meta", "link", "style", "script"]);

/** Elements that are removed from the owner's code, with their content. */
export const droppedTags = new Set(
  "applet base embed form frame frameset input math object option portal select svg template textarea title".split(
    " ",
  ),
);

/** Allowed HTML elements; custom elements (with a hyphen in their name) are allowed too. */
const allowedTags = new Set(
  (
    "a abbr article aside b blockquote br button code div em figcaption figure h2 h3 h4 h5 h6 header hr i iframe " +
    "img li link meta nav noscript ol p picture pre s script section small source span strong style sub sup " +
    "table tbody td tfoot th thead tr u ul"
  ).split(" "),
);

export const voidTags = new Set(["br", "hr", "img", "link", "meta", "source"]);

/** Whether an element is kept, unwrapped (its children stay) or dropped with its content. */
export function tagHandling(tag: string): "keep" | "unwrap" | "drop" {
  if (droppedTags.has(tag)) return "drop";
  return allowedTags.has(tag) || /^[a-z][a-z0-9]*-[a-z0-9-]+$/.test(tag) ? "keep" : "unwrap";
}

const linkKinds = new Set(
  "alternate author dns-prefetch license me preconnect prefetch preload publisher stylesheet".split(
    " ",
  ),
);
const siteMetas = new Set(["color-scheme", "referrer", "viewport"]);

/** A link that does not contradict the site's own links (canonical, icon, manifest). */
export function isAllowedLinkElement(rel: string | undefined): boolean {
  const kinds = (rel ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return kinds.length > 0 && kinds.every((kind) => linkKinds.has(kind));
}

/** A meta element that only informs: policies, redirects and the viewport belong to the site. */
export function isAllowedMeta(attributes: Record<string, string>): boolean {
  if ("http-equiv" in attributes || "charset" in attributes) return false;
  return !siteMetas.has((attributes.name ?? "").trim().toLowerCase());
}

const refused = new Set(["action", "formaction", "is", "nonce", "ping", "slot", "srcdoc"]);

/** An attribute that cannot run code; URLs are checked separately. */
export function isAllowedAttribute(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name) && !name.startsWith("on") && !refused.has(name);
}
