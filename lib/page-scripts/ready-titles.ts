/**
 * Has the browser read the face of titles as soon as its style sheet is there, and shows the page with it. Chromium
 * reads a face that is data when the first text is laid out in it, and has it for a later frame: until then titles are
 * laid out in another, and would move.
 * It has two parts: words, and digits and signs. No page waits longer than 300 ms. Others than Chromium, which alone
 * says by `userAgentData` what it is, hide nothing: they may tell of a sheet when the page is in use already.
 */
export function readyTitles(sheet: string, font: string): void {
  const ready = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.getAttribute("href") === sheet) {
      document.removeEventListener("load", ready, true);
      const { style } = document.documentElement;
      const show = () => style.removeProperty("opacity");
      if ("userAgentData" in navigator) style.opacity = "0";
      document.fonts.load(font, "A1").then(show, show);
      setTimeout(show, 300);
    }
  };
  document.addEventListener("load", ready, true);
}
