const maxPictures = 16;
const ofFaces = /^\/(?:fonts|own-titles)\//;
const siteFile = /^\/(?:_next\/static|fonts|own-titles|lng)\//;

/** URLs of the scripts, style sheets and fonts of the site that this page has loaded. */
export function listLoadedSiteFiles(): string[] {
  const requested = performance.getEntriesByType("resource").map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[src]")];
  const all = [...requested, ...linked.map(({ href }) => href), ...scripts.map(({ src }) => src)];
  return [...new Set(all)].filter((address) => isSiteFile(address));
}

/** Those of the brand's faces and of their style sheet. */
export function listLoadedFontFiles(): string[] {
  return listLoadedSiteFiles().filter((address) => ofFaces.test(new URL(address).pathname));
}

function isSiteFile(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && siteFile.test(pathname);
}

/** The pictures that are rendered in the first two screens of the page, from the top. */
export function listPicturesInFirstScreens(): string[] {
  const seen = [...document.images].filter(
    (image) =>
      image.complete &&
      image.naturalWidth > 0 &&
      image.getBoundingClientRect().top + scrollY < 2 * innerHeight,
  );
  const addresses = seen.map(({ currentSrc }) => currentSrc);
  return [...new Set(addresses)].filter((at) => at.startsWith("http")).slice(0, maxPictures);
}
