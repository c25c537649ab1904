import { createInlineScriptText } from "../../page-scripts/inline-script.ts";
import { loadScriptsAfterDelay } from "../../page-scripts/load-scripts-after-delay.ts";
import { loadScriptsAfterFirstFrame } from "../../page-scripts/load-scripts-after-first-frame.ts";
import { loadScripts } from "../../page-scripts/load-scripts.ts";
import { runAfterPageShown } from "../../page-scripts/run-after-page-shown.ts";
import type { PageScripts } from "./built-scripts.ts";
import type { DelayNextScripts } from "./hash-inline-scripts.ts";
import type { NonceTag } from "./page-edit.ts";

const end = "</body></html>";

/** Scripts are held back this long at most, in milliseconds. */
export const maxScriptDelayMs = 1_500;

/**
 * Makes the function that delays Next's scripts on a page with an urgent picture (`fetchPriority="high"`): they would
 * compete with it for bandwidth and processor, and the page is complete without them. Undefined: the page stays
 * unchanged. `tags` are the tags with the nonce, `built` the scripts of every page of the build: no other URL is ever
 * loaded, whatever the page's data contains.
 * With a film (`<video data-hls>`) they load when the poster is painted and, if the film plays, its first frame is
 * shown, or if either failed. Without a film they load a little later than the page took to load: by then a slow
 * connection has loaded most of the picture. `maxScriptDelayMs` limits both. Scripts of error screens, which have no tag and
 * which hydration needs, are loaded with them, which saves a round trip.
 */
export function makeDelayNextScripts(built: readonly PageScripts[]): DelayNextScripts {
  const bySize = built.toSorted((a, b) => a.size - b.size);
  const known = new Set(built.flatMap((page) => [...page]));
  return (page, tags) => {
    const insertion = findInsertion(page);
    const scripts = tags.filter((tag) => isAsync(tag) && known.has(addressOf(tag)));
    if (insertion === undefined || scripts.length === 0) return undefined;
    const named = scripts.map(addressOf);
    const whole = bySize.find((page) => named.every((address) => page.has(address))) ?? [];
    const addresses = [...new Set([...named, ...whole])];
    const script = insertion.script(addresses);
    const delayed = new Set([...scripts, ...tags.filter((tag) => known.has(hintedBy(tag)))]);
    const cuts = [...delayed].map(({ start, close }) => ({ from: start, to: close }));
    const put = { from: insertion.offset, to: insertion.offset, put: `<script>${script}</script>` };
    return { tags: delayed, edits: [put, ...cuts], script };
  };
}

type Insertion = { offset: number; script: (addresses: string[]) => string };

const afterFirstFrame = (addresses: string[]) =>
  createInlineScriptText(
    loadScriptsAfterFirstFrame,
    runAfterPageShown,
    loadScripts,
    addresses,
    maxScriptDelayMs,
  );
const afterDelay = (addresses: string[]) =>
  createInlineScriptText(loadScriptsAfterDelay, loadScripts, addresses, maxScriptDelayMs);

// At the end of a film's page; on others in front of the style sheets, because a script behind them waits for them.
function findInsertion(page: Buffer): Insertion | undefined {
  const head = page.indexOf("<head>");
  const isWhole = head !== -1 && page.subarray(-end.length).toString("latin1") === end;
  if (!isWhole || !hasTag(page, "<img", ' fetchPriority="high"')) return undefined;
  if (hasTag(page, "<video", ' data-hls="')) {
    return { offset: page.length - end.length, script: afterFirstFrame };
  }
  const start = head + "<head>".length;
  const charset = '<meta charSet="utf-8"/>';
  const hasCharset = page.toString("latin1", start, start + charset.length) === charset;
  return { offset: hasCharset ? start + charset.length : start, script: afterDelay };
}

function hasTag(page: Buffer, name: string, attribute: string): boolean {
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, at + 1)) {
    const start = page.lastIndexOf("<", at);
    const tag = page.toString("latin1", start, at + 1);
    if (tag.startsWith(`${name} `) && !tag.includes(">")) return true;
  }
  return false;
}

function isAsync({ head }: NonceTag): boolean {
  return head.includes(' async=""');
}

function addressOf({ head }: NonceTag): string {
  return /^<script src="([^"]+)"/.exec(head)?.[1] ?? "";
}

function hintedBy({ head }: NonceTag): string {
  const isHint = head.startsWith('<link rel="preload" as="script"');
  return (isHint && / href="([^"]+)"/.exec(head)?.[1]) || "";
}
