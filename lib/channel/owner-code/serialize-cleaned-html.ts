import { voidTags } from "./allowed-elements.ts";
import type { CleanedElement, CleanedNode } from "./clean-nodes.ts";

/** Marks the position of a script's nonce in the written code. The owner's code cannot contain this character. */
export const noncePositionMark = "\u0000";

/** Pieces as HTML, closed and escaped; each script has `noncePositionMark` behind its name. */
export function serializeCleanedHtml(pieces: CleanedNode[]): string {
  return pieces.map(writePiece).join("");
}

/** The text of a script or style, escaped for its element. */
export function serializeRawText({ tag, children }: CleanedElement): string {
  const text = children.map((child) => (child.kind === "text" ? child.text : "")).join("");
  return tag === "script" ? scriptText(text) : text.replaceAll("</", "<\\/");
}

/**
 * After `<!--`, a `<script` inside a script would hide its end tag, and a parser that searches for `</script` would
 * also find `</scripts`. Both occur in strings, where `\x3C` is the same character.
 */
function scriptText(text: string): string {
  const closed = text.replaceAll(/<(?=\/script)/gi, "\\x3C");
  return closed.includes("<!--") ? closed.replaceAll(/<(?=script)/gi, "\\x3C") : closed;
}

function writePiece(piece: CleanedNode): string {
  if (piece.kind === "text") return escaped(piece.text);
  const { tag, attributes } = piece;
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `<${tag}${named.join("")}${tag === "script" ? noncePositionMark : ""}>`;
  if (voidTags.has(tag)) return open;
  const isRaw = tag === "script" || tag === "style";
  return `${open}${isRaw ? serializeRawText(piece) : serializeCleanedHtml(piece.children)}</${tag}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("\u0000", "")
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
