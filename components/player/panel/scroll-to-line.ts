/** Keeps the line in view inside its own box, never moving the page, nor under the viewer's hand. */
export function scrollToLine(list: HTMLElement | null, at: number): void {
  const box = list?.parentElement;
  const line = list?.children[at];
  if (!box || !(line instanceof HTMLElement) || box.matches(":hover, :focus-within")) return;
  const top = line.offsetTop - box.offsetTop - box.clientHeight / 2 + line.clientHeight / 2;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollTo({ top, behavior: isStill ? "auto" : "smooth" });
}
