import { createHash } from "node:crypto";
import { holdScripts } from "./hold-scripts.ts";

/** A public page without nonces, and the `script-src` values that its inline scripts need. */
export type FinishedPage = { html: string; hashes: string[] };

/**
 * Takes the placeholder nonce out of a public page and hashes every inline script that carried it,
 * so that header and body are the same bytes for everybody: safety.md, Content and scripts.
 */
export function finishPage(html: string, placeholder: string): FinishedPage {
  const mark = ` nonce="${placeholder}"`;
  const joined = joinPushes(holdScripts(html, mark), mark);
  const scripts = new RegExp(`<script([^>]*)${mark}([^>]*)>([^]*?)</script`, "g");
  const hashes = new Set<string>();
  for (const [, before, after, text] of joined.matchAll(scripts)) {
    if (/\ssrc=/.test(`${before}${after}`) || text === undefined) continue;
    hashes.add(hashOf(text.replaceAll(placeholder, "")));
  }
  return {
    html: joined.replaceAll(mark, "").replaceAll(placeholder, ""),
    hashes: [...hashes],
  };
}

// Next writes its data as many small scripts in a row; one script needs one hash.
function joinPushes(html: string, mark: string): string {
  const push = "self.__next_f.push(";
  return html.replaceAll(`)</script><script${mark}>${push}`, `);${push}`);
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
