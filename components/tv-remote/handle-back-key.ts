const popups =
  "[aria-haspopup][aria-expanded=true], header [aria-expanded=true], [role=combobox][aria-expanded=true], [role=menu]";

/** The Back key: closes what is open, else leads to the page before, at last home. False: the browser does it itself. */
export function handleBackKey(event: KeyboardEvent): boolean {
  if (document.fullscreenElement) {
    if (event.key === "Escape") return false;
    void document.exitFullscreen();
    return true;
  }
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (dialog || document.querySelector(popups)) {
    // Whatever is open closes by this key.
    if (event.key === "Escape") return false;
    pressEscape(document.activeElement ?? document.body);
    if (dialog?.open) dialog.close();
    return true;
  }
  const player = document.activeElement
    ?.closest("[data-controls]")
    ?.closest<HTMLElement>("[data-player]");
  if (player) player.focus({ preventScroll: true });
  else if (self.navigation?.canGoBack ?? history.length > 1) history.back();
  else if (location.pathname !== "/") location.assign("/");
  return true;
}

function pressEscape(element: Element): void {
  element.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
  );
}
