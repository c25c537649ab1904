/**
 * Makes the browser load the face of titles as soon as its style sheet is loaded, and shows the page with it.
 * Chromium loads a face from a data URL only when the first text is laid out in it, and uses it in a later frame:
 * until then titles would have another face, and then move. The face has two parts: words, and digits and signs. No
 * page waits longer than 300 ms. Only Chromium, which has `userAgentData`, hides the page: other browsers may fire
 * the sheet's load event when the page is already in use.
 *
 * On a slow connection nothing waits: the sheet applies to no medium, and titles have the faces of `preloadFonts`.
 */
export function loadTitleFont(sheet: string, font: string, isSlow: () => boolean): void {
  const isSheet = (link: EventTarget | null) =>
    link instanceof HTMLLinkElement && link.getAttribute("href") === sheet;
  if (isSlow()) {
    const observer = new MutationObserver(() => {
      for (const link of document.querySelectorAll("link")) {
        if (!isSheet(link)) continue;
        link.media = "not all";
        observer.disconnect();
      }
    });
    observer.observe(document, { childList: true, subtree: true });
    return;
  }
  const ready = ({ target }: Event) => {
    if (!isSheet(target)) return;
    document.removeEventListener("load", ready, true);
    const { style } = document.documentElement;
    const show = () => style.removeProperty("opacity");
    if ("userAgentData" in navigator) style.opacity = "0";
    document.fonts.load(font, "A1").then(show, show);
    setTimeout(show, 300);
  };
  document.addEventListener("load", ready, true);
}
