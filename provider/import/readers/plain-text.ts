import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parseFragment } from "parse5";

const blocks = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "blockquote"]);
const withoutText = new Set(["script", "style"]);

/** The text of a description, which feeds write as HTML: `toPlainText("<p>A &amp; B</p>")` → `"A & B"`. */
export function toPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  return textOf(parseFragment(html))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
}

function textOf(node: DefaultTreeAdapterTypes.ParentNode): string {
  let text = "";
  const waiting: DefaultTreeAdapterTypes.Node[] = node.childNodes.toReversed();
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (tree.isTextNode(each)) text += each.value;
    if (!tree.isElementNode(each) || withoutText.has(each.tagName)) continue;
    if (blocks.has(each.tagName)) text += "\n";
    waiting.push(...each.childNodes.toReversed());
  }
  return text;
}
