/**
 * Has the browser read the face of titles as soon as its style sheet is there. Chromium reads a face that is data when
 * the first text is laid out in it, and has it for the next frame: until then titles are laid out in another.
 * It has two parts: words, and digits and signs.
 */
export function readyTitles(sheet: string, font: string): void {
  const ready = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.getAttribute("href") === sheet) {
      document.removeEventListener("load", ready, true);
      document.fonts.load(font, "A1").catch(() => {});
    }
  };
  document.addEventListener("load", ready, true);
}
