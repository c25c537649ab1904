const shortcut = "F8";

// F8 leads from anywhere to the newest toast. Whoever had the focus in a toast that goes away finds it
// in the next one, else where it came from.
export class ToastFocus {
  #place: HTMLElement | undefined;
  #cameFrom: Element | null = null;

  watch(place: HTMLElement): () => void {
    this.#place = place;
    const entered = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Element && !place.contains(relatedTarget);
      if (isOutside) this.#cameFrom = relatedTarget;
    };
    const pressed = ({ key }: KeyboardEvent) => key === shortcut && this.#buttons().at(-1)?.focus();
    place.addEventListener("focusin", entered);
    document.addEventListener("keydown", pressed);
    return () => {
      place.removeEventListener("focusin", entered);
      document.removeEventListener("keydown", pressed);
    };
  }

  /** To be asked while the toast is still in the page: then the browser knows where the focus is. */
  giveBack(leaving: HTMLElement): void {
    if (!leaving.contains(document.activeElement)) return;
    const next = this.#buttons().findLast((button) => !leaving.contains(button));
    const last = this.#cameFrom instanceof HTMLElement && this.#cameFrom;
    const back = last && last.isConnected ? last : document.getElementById("main");
    (next ?? back)?.focus({ preventScroll: true });
  }

  #buttons(): HTMLElement[] {
    return [...(this.#place?.querySelectorAll<HTMLElement>("button") ?? [])];
  }
}
