// Called in a layout effect, that is in the same task in which React takes over this part of the page. What was
// pressed in it too early is pressed again, once everything that React does in this task is done.
export function markHydrated(part: Element): void {
  part.removeAttribute("data-dehydrated");
  if (window.mqHeldPress && part.contains(window.mqHeldPress)) setTimeout(pressAgain);
}

function pressAgain(): void {
  const pressed = window.mqHeldPress;
  if (!pressed || pressed.closest("[data-dehydrated]")) return;
  delete window.mqHeldPress;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
