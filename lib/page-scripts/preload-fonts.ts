/**
 * Preloads a brand's fonts while the page is parsed, so that they are available for its first words. On a slow
 * connection they would be too late, and take bandwidth from the page's picture and its scripts: there a first visit
 * uses `standIns`, the fallbacks of `family`, and the font is loaded five seconds after the page, for later visits,
 * unless its viewer saves data (decision 11).
 */
export function preloadFonts(
  addresses: readonly string[],
  family: string,
  standIns: string,
  isSlow: () => boolean,
): void {
  if (isSlow()) {
    const key = "mq_face";
    try {
      if (localStorage.getItem(key) === family) return;
    } catch {
      return;
    }
    document.documentElement.style.setProperty("--font-text", standIns);
    if (navigator.connection?.saveData) return;
    const fetchLater = () => {
      const come = () => localStorage.setItem(key, family);
      setTimeout(
        () =>
          document.fonts
            .load(`1em "${family}"`)
            .then(come)
            .catch(() => {}),
        5000,
      );
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
