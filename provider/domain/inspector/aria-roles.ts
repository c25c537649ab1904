import { getElementAttribute, type HtmlTreeElement, isForeignElement } from "./html-tree.ts";

/** What an element is to assistive technology (HTML-AAM); undefined for one that is only a box. */
export function findAriaRole(element: HtmlTreeElement): string | undefined {
  const explicitRole = getElementAttribute(element, "role")?.trim().split(/\s+/)[0]?.toLowerCase();
  if (explicitRole === "none" || explicitRole === "presentation") return undefined;
  if (explicitRole) return explicitRole;
  if (isForeignElement(element))
    return element.tagName === "svg" && isNamed(element) ? "img" : undefined;
  return byTag[element.tagName]?.(element);
}

type FindRole = (element: HtmlTreeElement) => string | undefined;
const always =
  (role: string): FindRole =>
  () =>
    role;
const heading = always("heading");
/** A list, or a part of the page, that stands in one of these is none of the page's own. */
const sectioning = ["article", "aside", "main", "nav", "section"];

const byTag: Record<string, FindRole> = {
  a: (element) => (getElementAttribute(element, "href") === undefined ? undefined : "link"),
  article: always("article"),
  aside: always("complementary"),
  audio: always("audio"),
  button: always("button"),
  dialog: always("dialog"),
  fieldset: always("group"),
  figure: always("figure"),
  footer: (element) => (isWithin(element, sectioning) ? undefined : "contentinfo"),
  form: (element) => (isNamed(element) ? "form" : undefined),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  header: (element) => (isWithin(element, sectioning) ? undefined : "banner"),
  hr: always("separator"),
  iframe: always("iframe"),
  img: (element) => (getElementAttribute(element, "alt") === "" ? undefined : "img"),
  input: inputRole,
  li: always("listitem"),
  main: always("main"),
  meter: always("meter"),
  nav: always("navigation"),
  ol: always("list"),
  option: always("option"),
  output: always("status"),
  p: always("paragraph"),
  progress: always("progressbar"),
  search: always("search"),
  section: (element) => (isNamed(element) ? "region" : undefined),
  select: always("combobox"),
  summary: always("button"),
  table: always("table"),
  td: always("cell"),
  textarea: always("textbox"),
  th: always("columnheader"),
  tr: always("row"),
  ul: always("list"),
  video: always("video"),
};

const byInput: Record<string, string> = {
  button: "button",
  checkbox: "checkbox",
  image: "button",
  number: "spinbutton",
  radio: "radio",
  range: "slider",
  reset: "button",
  search: "searchbox",
  submit: "button",
};

function inputRole(element: HtmlTreeElement): string {
  return byInput[getElementAttribute(element, "type")?.toLowerCase() ?? "text"] ?? "textbox";
}

function isWithin(element: HtmlTreeElement, tags: string[]): boolean {
  let up = element.parentNode;
  while (up && "tagName" in up) {
    if (tags.includes(up.tagName)) return true;
    up = up.parentNode;
  }
  return false;
}

function isNamed(element: HtmlTreeElement): boolean {
  return ["aria-label", "aria-labelledby"].some((name) => getElementAttribute(element, name));
}

/** Places that a screen reader jumps to. */
export const landmarkRoleNames = [
  "banner",
  "complementary",
  "contentinfo",
  "form",
  "main",
  "navigation",
  "region",
  "search",
];

/** What is worked, and has to say what it is. */
export const controlRoleNames = [
  "button",
  "checkbox",
  "combobox",
  "link",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "textbox",
];

/** What is named by the text in it. */
export const rolesNamedByContent = [
  "button",
  "cell",
  "checkbox",
  "columnheader",
  "heading",
  "link",
  "listitem",
  "menuitem",
  "option",
  "paragraph",
  "radio",
  "tab",
];
