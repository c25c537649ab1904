const framework = /<script src="(\/_next\/static\/[^"]+)"(?=[^>]* async="")[^>]*><\/script>/g;
// In the page's data: what an error screen would need. Nothing is hydrated before it is there.
const named = /\\"(\/_next\/static\/chunks\/[^"\\]+\.js)\\"/g;
const preload = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^>]*>/g;
const urgent = /<img[^>]* fetchPriority="high"/;
const film = /<video[^>]* data-hls="/;
const begin = /<head>(?:<meta charSet="utf-8"\/>)?/;
const end = "</body></html>";

/** A page's scripts wait this long at most, in milliseconds. */
export const longestHoldMs = 1_500;

/**
 * Lets the framework's scripts of a page with an urgent picture (`fetchPriority="high"`) wait: the page
 * is whole without them, and they would take the line and the processor from what is looked at. With
 * a film that starts without them (`<video data-hls>`) they wait for picture and first frame, or their
 * failure; else nearly as long again as the page itself took, which is when a slow line has brought
 * most of the picture. `longestHoldMs` is the end of either. Those that the page's data names but Next
 * writes no tag for come along: they would otherwise be asked for one round trip later. Other pages
 * and other scripts stay as they are. `mark` is the nonce attribute of the script that is added.
 */
export function holdScripts(html: string, mark: string): string {
  if (!urgent.test(html) || !begin.test(html) || !html.endsWith(end)) return html;
  const held = new Set(addressesOf(html, framework));
  if (held.size === 0) return html;
  for (const address of addressesOf(html, named)) held.add(address);
  const rest = html.replace(framework, "").replace(preload, "");
  const script = (when: string) =>
    `<script${mark}>(${when})(${JSON.stringify([...held])})</script>`;
  if (film.test(html)) return `${rest.slice(0, -end.length)}${script(afterFirstFrame)}${end}`;
  // In front of the style sheets, which a script further down would wait for.
  return rest.replace(begin, (head) => head + script(afterAWhile));
}

function addressesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, address]) => address ?? []);
}

const ask = `for (const address of addresses.splice(0)) {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  document.head.append(script);
}`;

const afterAWhile = oneLine(`addresses => {
  setTimeout(() => {
    ${ask}
  }, Math.min(performance.now() * 0.7, ${longestHoldMs}));
}`);

const afterFirstFrame = oneLine(`addresses => {
  const picture = document.querySelector("img[fetchpriority=high]");
  const film = self.MediaSource && document.querySelector("video[data-hls]");
  const waits = new Set();
  const wait = (element, isThere, events) => {
    if (!element || isThere) return;
    waits.add(element);
    const come = () => waits.delete(element) && waits.size === 0 && go();
    for (const event of events) element.addEventListener(event, come);
  };
  const go = () => {
    ${ask}
  };
  wait(picture, picture?.complete, ["load", "error"]);
  wait(film, film?.readyState > 1, ["loadeddata", "error"]);
  if (waits.size === 0) return go();
  setTimeout(go, ${longestHoldMs});
}`);

function oneLine(script: string): string {
  return script.replaceAll(/\n\s*/g, "");
}
