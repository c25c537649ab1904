// A part of the page has been hydrated: what was pressed in it too early is pressed again.
export function wake(part: Element): void {
  part.removeAttribute("data-asleep");
  const pressed = window.mqEarlyPress;
  if (!pressed || !part.contains(pressed) || pressed.closest("[data-asleep]")) return;
  delete window.mqEarlyPress;
  pressed.click();
}
