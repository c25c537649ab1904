// A part of the page has been hydrated: what was pressed in it too early is pressed again, unless that
// press is what woke it and is still on its way.
export function wake(part: Element): void {
  part.removeAttribute("data-asleep");
  if (window.mqEarlyPress && part.contains(window.mqEarlyPress)) setTimeout(pressAgain);
}

function pressAgain(): void {
  const pressed = window.mqEarlyPress;
  if (!pressed || pressed.closest("[data-asleep]")) return;
  delete window.mqEarlyPress;
  pressed.click();
}
