const urgent = /<img[^>]* fetchPriority="high"/;
const film = /<video[^>]* data-hls="/;
const own = "/_next/static/";
const begin = /<head>(?:<meta charSet="utf-8"\/>)?/;
const end = "</body></html>";

/** A page's scripts wait this long at most, in milliseconds. */
export const longestHoldMs = 1_500;

/**
 * Lets the framework's scripts of a page with an urgent picture (`fetchPriority="high"`) wait: the page
 * is whole without them, and they would take the line and the processor from what is looked at. With
 * a film (`<video data-hls>`) they wait until its poster is painted and, when it is being played, for its
 * first frame, or their failure; else a little longer than the page itself took, which is when a slow line has brought
 * most of the picture. `longestHoldMs` is the end of either. Those that the page's data names but Next
 * writes no tag for come along: they would otherwise be asked for one round trip later. Other pages
 * and other scripts stay as they are. `mark` is the nonce attribute of the script that is added.
 */
export function holdScripts(html: string, mark: string): string {
  if (!urgent.test(html) || !begin.test(html) || !html.endsWith(end)) return html;
  const { rest, held } = takeScripts(html);
  if (held.size === 0) return html;
  for (const address of namedInData(html)) held.add(address);
  const script = (when: string) =>
    `<script${mark}>(${when})(${JSON.stringify([...held])})</script>`;
  if (html.includes("<video") && film.test(html)) {
    return `${rest.slice(0, -end.length)}${script(afterFirstFrame)}${end}`;
  }
  // In front of the style sheets, which a script further down would wait for.
  return rest.replace(begin, (head) => head + script(afterAWhile));
}

// Looking for plain text takes a tenth of the time that patterns take, for every page that is drawn.
function takeScripts(html: string): { rest: string; held: Set<string> } {
  const held = new Set<string>();
  const [first = "", ...parts] = html.split(`<script src="${own}`);
  const kept = parts.map((part) => {
    const close = part.indexOf("></script>");
    const tag = part.slice(0, close);
    if (close === -1 || !tag.includes(' async=""')) return `<script src="${own}${part}`;
    held.add(own + tag.slice(0, tag.indexOf('"')));
    return part.slice(close + "></script>".length);
  });
  return { rest: withoutPreloads(first + kept.join("")), held };
}

function withoutPreloads(html: string): string {
  const hint = '<link rel="preload" as="script"';
  const [first = "", ...parts] = html.split(hint);
  const kept = parts.map((part) => {
    const close = part.indexOf(">");
    const isOwn = part.slice(0, close).includes(`href="${own}`);
    return isOwn ? part.slice(close + 1) : hint + part;
  });
  return first + kept.join("");
}

// In the page's data: what an error screen would need. Nothing is hydrated before it is there.
function namedInData(html: string): string[] {
  const [, ...parts] = html.split(`\\"${own}`);
  const paths = parts.map((part) => part.slice(0, part.indexOf('\\"')));
  return paths.filter((path) => path.endsWith(".js")).map((path) => own + path);
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
  }, Math.min(performance.now() * 1.2, ${longestHoldMs}));
}`);

const afterFirstFrame = oneLine(`addresses => {
  const picture = document.querySelector("img[fetchpriority=high]");
  const film = self.MediaSource && document.querySelector("video[data-hls]");
  const wait = (element, isThere, events, then) => {
    if (!element || isThere) return then();
    for (const event of events) element.addEventListener(event, then, { once: true });
  };
  const go = () => {
    ${ask}
  };
  const isIdle = () => film?.paused || film?.readyState > 1;
  const painted = () => requestAnimationFrame(() => setTimeout(shown));
  const shown = () => wait(film, isIdle(), ["loadeddata", "error"], go);
  wait(picture, picture?.complete, ["load", "error"], painted);
  setTimeout(go, ${longestHoldMs});
}`);

function oneLine(script: string): string {
  return script.replaceAll(/\n\s*/g, "");
}
