const framework = /<script src="(\/_next\/static\/[^"]+)"(?=[^>]* async="")[^>]*><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^>]*>/g;
const urgent = /<img[^>]* fetchPriority="high"/;
const end = "</body></html>";

/** A page's scripts wait this long at most, in milliseconds. */
export const longestHoldMs = 1_500;

/**
 * Lets the framework's scripts of a page wait for its urgent picture (`fetchPriority="high"`), and
 * for the first frame of a film that starts without them (`<video data-hls>`): the page is whole
 * without them, and they would take the line and the processor from both. They are asked for when
 * these have come or failed, or after `longestHoldMs`. A page without such a picture, and every other
 * script, stays as it is. `mark` is the nonce attribute of the script that is added.
 */
export function holdScripts(html: string, mark: string): string {
  if (!urgent.test(html) || !html.endsWith(end)) return html;
  const held = new Set([...html.matchAll(framework)].map(([, address]) => address));
  if (held.size === 0) return html;
  const rest = html.replace(framework, "").replace(preload, "").slice(0, -end.length);
  return `${rest}<script${mark}>(${release})(${JSON.stringify([...held])})</script>${end}`;
}

const release = `addresses => {
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
    for (const address of addresses.splice(0)) {
      const script = document.createElement("script");
      script.src = address;
      script.async = true;
      document.head.append(script);
    }
  };
  wait(picture, picture?.complete, ["load", "error"]);
  wait(film, film?.readyState > 1, ["loadeddata", "error"]);
  if (waits.size === 0) return go();
  setTimeout(go, ${longestHoldMs});
}`.replaceAll(/\n\s*/g, "");
