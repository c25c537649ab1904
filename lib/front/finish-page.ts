import { createHash } from "node:crypto";
import { holdScripts } from "./hold-scripts.ts";

/** A public page without nonces, and the `script-src` values that its inline scripts need. */
export type FinishedPage = { html: string; hashes: string[] };

/**
 * Takes the placeholder nonce out of a public page and hashes every inline script that carried it,
 * so that header and body are the same bytes for everybody: safety.md, Content and scripts.
 * A character of `html` stands for a byte (Latin-1).
 */
export function finishPage(html: string, placeholder: string): FinishedPage {
  const mark = ` nonce="${placeholder}"`;
  const joined = joinPushes(holdScripts(html, mark), mark);
  const hashes = new Set<string>();
  for (const text of inlineScripts(joined, mark))
    hashes.add(hashOf(text.replaceAll(placeholder, "")));
  return {
    html: joined.replaceAll(mark, "").replaceAll(placeholder, ""),
    hashes: [...hashes],
  };
}

function inlineScripts(html: string, mark: string): string[] {
  const found: string[] = [];
  for (let at = html.indexOf("<script"); at !== -1; at = html.indexOf("<script", at + 1)) {
    const open = html.indexOf(">", at);
    const attributes = html.slice(at, open);
    if (!attributes.includes(mark) || attributes.includes(" src=")) continue;
    const close = html.indexOf("</script", open);
    if (close === -1) break;
    found.push(html.slice(open + 1, close));
    at = close;
  }
  return found;
}

// Next writes its data as many small scripts in a row; one script needs one hash.
function joinPushes(html: string, mark: string): string {
  const push = "self.__next_f.push(";
  return html.replaceAll(`)</script><script${mark}>${push}`, `);${push}`);
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "latin1").digest("base64")}'`;
}
