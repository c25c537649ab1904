/** An element as plain data: its name, what React calls its attributes, and what is in it. */
export type SerializedElement = [
  tag: string,
  props: Record<string, unknown>,
  ...inside: (SerializedElement | string)[],
];

// HTML attributes that React knows by another name; every other one keeps its own.
const renamed = new Map(
  [
    "autoComplete autoPlay colSpan contentEditable crossOrigin dateTime encType enterKeyHint",
    "fetchPriority formAction hrefLang imageSizes imageSrcSet inputMode maxLength minLength",
    "noModule noValidate playsInline popoverTarget popoverTargetAction readOnly referrerPolicy",
    "rowSpan spellCheck srcDoc srcLang srcSet tabIndex",
  ]
    .join(" ")
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);
renamed.set("class", "className").set("for", "htmlFor").set("value", "defaultValue");
renamed.set("checked", "defaultChecked").set("http-equiv", "httpEquiv");

// Scripts are each page's own. A choice made by default needs `defaultValue`, which adds nothing.
const leftOut = new Set(["script", "template", "noscript"]);

/** An element of a parsed page, without its scripts, as data for `createElement`. */
export function serializeElement(element: Element): SerializedElement {
  const inside = [...element.childNodes].flatMap((node): (SerializedElement | string)[] => {
    if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ""];
    return isElement(node) && !leftOut.has(node.localName) ? [serializeElement(node)] : [];
  });
  return [element.localName, toReactProps(element), ...inside];
}

/** The attributes of an element as React writes them. */
export function toReactProps(element: Element): Record<string, unknown> {
  const props = [...element.attributes].flatMap(({ name, value }): [string, unknown][] => {
    if (name === "selected" || name.startsWith("on")) return [];
    if (name === "style") return [["style", styleOf(value)]];
    if (element.localName === "option" && name === "value") return [["value", value]];
    return [[nameOf(name), value === "" ? emptyValue(name) : value]];
  });
  return Object.fromEntries(props);
}

function nameOf(name: string): string {
  const known = renamed.get(name);
  if (known) return known;
  const isWritten = name.startsWith("data-") || name.startsWith("aria-");
  return isWritten ? name : camelCase(name);
}

// `alt=""` and `data-x=""` are empty text; `disabled=""` is true.
function emptyValue(name: string): "" | true {
  return name.startsWith("data-") || ["alt", "class", "value", "id"].includes(name) ? "" : true;
}

function styleOf(text: string): Record<string, string> {
  const pairs = text.split(";").flatMap((part): [string, string][] => {
    const at = part.indexOf(":");
    if (at < 0) return [];
    const name = part.slice(0, at).trim();
    return [[name.startsWith("--") ? name : camelCase(name), part.slice(at + 1).trim()]];
  });
  return Object.fromEntries(pairs);
}

const camelCase = (name: string) =>
  name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
