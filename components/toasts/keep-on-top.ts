// What came last lies on top there: above an open dialog, and above what fills the screen.
export function keepOnTop(place: HTMLElement): () => void {
  if (!HTMLElement.prototype.showPopover) return () => {};
  place.popover = "manual";
  const raise = () => {
    if (place.matches(":popover-open")) place.hidePopover();
    place.showPopover();
  };
  raise();
  document.addEventListener("fullscreenchange", raise);
  return () => document.removeEventListener("fullscreenchange", raise);
}
