const framework = /<script src="(\/_next\/static\/[^"]+)"(?=[^>]* async="")[^>]*><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^>]*>/g;
const urgent = /<img[^>]* fetchPriority="high"/;
const end = "</body></html>";

/** A page's scripts wait this long at most, in milliseconds. */
export const longestHoldMs = 1_500;

/**
 * Lets the framework's scripts of a page wait for its urgent picture (`fetchPriority="high"`): the
 * page is whole without them, and on a slow line they take the picture's room. They are asked for
 * when the picture has come or failed, or after `longestHoldMs`. A page without such a picture, and
 * every other script, stays as it is. `mark` is the nonce attribute of the script that is added.
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
  const go = () => {
    for (const address of addresses.splice(0)) {
      const script = document.createElement("script");
      script.src = address;
      script.async = true;
      document.head.append(script);
    }
  };
  if (!picture || picture.complete) return go();
  picture.addEventListener("load", go);
  picture.addEventListener("error", go);
  setTimeout(go, ${longestHoldMs});
}`.replaceAll(/\n\s*/g, "");
