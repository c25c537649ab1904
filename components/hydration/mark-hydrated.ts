// Called in a layout effect, that is in the same task in which React takes over this part of the page.
export function markHydrated(part: Element): void {
  part.removeAttribute("data-dehydrated");
}

// What was pressed in a part too early is pressed again. Called in an effect, and not before the effects of
// the same commit have run: what listens or reads its state in one would miss the press, or undo it. On a slow
// machine they run long after the layout effects.
export function replayRecordedClick(part: Element): void {
  if (window.mqPendingPress && part.contains(window.mqPendingPress)) setTimeout(pressAgain);
}

function pressAgain(): void {
  const pressed = window.mqPendingPress;
  if (!pressed || pressed.closest("[data-dehydrated]")) return;
  delete window.mqPendingPress;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
