/**
 * Makes the browser load the face of titles as soon as its style sheet is loaded, and shows the page with it.
 * Chromium loads a face from a data URL only when the first text is laid out in it, and uses it in a later frame:
 * until then titles would have another face, and then move. The face has two parts: words, and digits and signs. No
 * page waits longer than 300 ms. Only Chromium, which has `userAgentData`, hides the page: other browsers may fire
 * the sheet's load event when the page is already in use.
 *
 * On a slow connection the first paint of a first visit does not wait for the sheet: its titles have `standIns`, and the
 * browser keeps the sheet, which then applies to nothing and holds nothing up, for later visits (decision 11).
 */
export function loadTitleFont(
  sheet: string,
  font: string,
  standIns: string,
  isSlow: () => boolean,
): void {
  const { style } = document.documentElement;
  const key = "mq_titles";
  const isSheet = (link: EventTarget | null) =>
    link instanceof HTMLLinkElement && link.getAttribute("href") === sheet;
  const isKnown = () => {
    try {
      return localStorage.getItem(key) === sheet;
    } catch {
      return false;
    }
  };
  const isDeferred = isSlow() && !isKnown();
  const ready = ({ target }: Event) => {
    if (!isSheet(target)) return;
    document.removeEventListener("load", ready, true);
    if (isDeferred) {
      try {
        localStorage.setItem(key, sheet);
      } catch {}
      return;
    }
    const show = () => style.removeProperty("opacity");
    if ("userAgentData" in navigator) style.opacity = "0";
    document.fonts.load(font, "A1").then(show, show);
    setTimeout(show, 300);
  };
  document.addEventListener("load", ready, true);
  if (!isDeferred) return;
  style.setProperty("--font-display", standIns);
  const observer = new MutationObserver(() => {
    for (const link of document.querySelectorAll("link")) {
      if (!isSheet(link)) continue;
      link.media = "not all";
      observer.disconnect();
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
