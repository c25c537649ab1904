/** A family with its CSS values: with its fallbacks, and the fallbacks alone. */
export type PreloadedFamily = { family: string; stack: string; standIns: string };

/**
 * Preloads a brand's fonts while the page is parsed, so that they are available for its first words. On a slow
 * connection they would be too late, and take bandwidth from the page's picture and its scripts: there a first visit
 * uses the fallbacks of both families, and the fonts are loaded five seconds after the page, for later visits, unless
 * its viewer saves data (decision 11). Later visits use the whole file for titles too, which is cached.
 */
export function preloadFonts(
  addresses: readonly string[],
  text: PreloadedFamily,
  display: PreloadedFamily,
  isSlow: () => boolean,
): void {
  if (isSlow()) {
    const { style } = document.documentElement;
    const key = "mq_face";
    const families = [text.family, display.family];
    const loaded = families.join();
    try {
      if (localStorage.getItem(key) === loaded) {
        style.setProperty("--font-display", display.stack);
        return;
      }
    } catch {
      return;
    }
    style.setProperty("--font-text", text.standIns);
    style.setProperty("--font-display", display.standIns);
    if (navigator.connection?.saveData) return;
    const fetchLater = () => {
      const come = () => localStorage.setItem(key, loaded);
      const fetchFonts = () =>
        Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)))
          .then(come)
          .catch(() => {});
      setTimeout(fetchFonts, 5000);
    };
    addEventListener("load", fetchLater, { once: true });
    return;
  }
  for (const address of addresses) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "font";
    link.crossOrigin = "anonymous";
    link.href = address;
    document.head.append(link);
  }
}
