import { inlineScript } from "../../page-scripts/inline-script.ts";
import { loadAfterDelay } from "../../page-scripts/load-after-delay.ts";
import { loadAfterFirstFrame } from "../../page-scripts/load-after-first-frame.ts";
import { loadScripts } from "../../page-scripts/load-scripts.ts";
import type { HeldScripts, NonceTag } from "./finish-page.ts";

const own = "/_next/static/";
const ofHead = /^<script src="([^"]+)"/;
const end = "</body></html>";

/** A page's scripts wait this long at most, in milliseconds. */
export const maxHoldMs = 1_500;

/**
 * Lets the framework's scripts of a page with an urgent picture (`fetchPriority="high"`) wait: the page
 * is whole without them, and they would take the line and the processor from what is looked at. With
 * a film (`<video data-hls>`) they wait until its poster is painted and, when it is being played, for its
 * first frame, or their failure; else a little longer than the page itself took, which is when a slow line has brought
 * most of the picture. `maxHoldMs` is the end of either. Those that the page's data names but Next
 * writes no tag for come along: they would otherwise be asked for one round trip later. Other pages
 * and other scripts stay as they are: undefined, or not held. `tags` are those that carry the nonce.
 */
export function holdScripts(page: Buffer, tags: NonceTag[]): HeldScripts | undefined {
  const at = placeOf(page);
  const scripts = tags.filter(isOwnScript);
  if (at === undefined || scripts.length === 0) return undefined;
  const held = new Set([...scripts, ...tags.filter(isHint)]);
  const named = scripts.map(({ head }) => ofHead.exec(head)?.[1] ?? "");
  const addresses = [...new Set([...named, ...namedInData(page, tags)])];
  const script = inlineScript(at.load, loadScripts, addresses, maxHoldMs);
  const cuts = [...held].map(({ start, close }) => ({ from: start, to: close }));
  const put = { from: at.place, to: at.place, put: `<script>${script}</script>` };
  return { held, edits: [put, ...cuts], script };
}

// A film's page asks at its end, others in front of the style sheets, which a script further down would wait for.
function placeOf(page: Buffer): { place: number; load: typeof loadAfterDelay } | undefined {
  const head = page.indexOf("<head>");
  const isWhole = head !== -1 && page.subarray(-end.length).toString("latin1") === end;
  if (!isWhole || !hasTag(page, "<img", ' fetchPriority="high"')) return undefined;
  if (hasTag(page, "<video", ' data-hls="')) {
    return { place: page.length - end.length, load: loadAfterFirstFrame };
  }
  const place = head + "<head>".length;
  const charset = '<meta charSet="utf-8"/>';
  const hasCharset = page.toString("latin1", place, place + charset.length) === charset;
  return { place: hasCharset ? place + charset.length : place, load: loadAfterDelay };
}

function hasTag(page: Buffer, name: string, attribute: string): boolean {
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, at + 1)) {
    const start = page.lastIndexOf("<", at);
    const tag = page.toString("latin1", start, at + 1);
    if (tag.startsWith(`${name} `) && !tag.includes(">")) return true;
  }
  return false;
}

function isOwnScript({ head }: NonceTag): boolean {
  return head.startsWith(`<script src="${own}`) && head.includes(' async=""');
}

function isHint({ head }: NonceTag): boolean {
  return head.startsWith('<link rel="preload" as="script"') && head.includes(`href="${own}`);
}

// In the page's data: what an error screen would need. Nothing is hydrated before it is there.
function namedInData(page: Buffer, tags: NonceTag[]): string[] {
  const first = tags.find(({ text }) => text !== undefined);
  const paths: string[] = [];
  const needle = `\\"${own}`;
  for (let at = page.indexOf(needle, first?.start); at !== -1; at = page.indexOf(needle, at + 1)) {
    paths.push(page.toString("latin1", at + 2, page.indexOf('\\"', at + 2)));
  }
  return paths.filter((path) => path.endsWith(".js"));
}
