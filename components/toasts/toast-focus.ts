const shortcut = "F8";

// F8 moves the focus to the newest toast. A focused toast that goes away gives the focus to the next
// one, else back to where it came from.
export class ToastFocus {
  #stacks: HTMLElement | undefined;
  #cameFrom: Element | null = null;

  watch(stacks: HTMLElement): () => void {
    this.#stacks = stacks;
    const handleFocus = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Element && !stacks.contains(relatedTarget);
      if (isOutside) this.#cameFrom = relatedTarget;
    };
    const handleKey = ({ key }: KeyboardEvent) =>
      key === shortcut && this.#buttons().at(-1)?.focus();
    stacks.addEventListener("focusin", handleFocus);
    document.addEventListener("keydown", handleKey);
    return () => {
      stacks.removeEventListener("focusin", handleFocus);
      document.removeEventListener("keydown", handleKey);
    };
  }

  /** Call it while the toast is still in the page: the browser then knows where the focus is. */
  restoreFrom(leaving: HTMLElement): void {
    if (!leaving.contains(document.activeElement)) return;
    const next = this.#buttons().findLast((button) => !leaving.contains(button));
    const previous = this.#cameFrom instanceof HTMLElement && this.#cameFrom;
    const fallback = previous && previous.isConnected ? previous : document.getElementById("main");
    (next ?? fallback)?.focus({ preventScroll: true });
  }

  #buttons(): HTMLElement[] {
    return [...(this.#stacks?.querySelectorAll<HTMLElement>("button, a[href]") ?? [])];
  }
}
