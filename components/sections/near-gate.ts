const touches = ["pointerover", "pointerdown", "focusin"] as const;

// Opens when its element is near the window or is touched, once.
export class NearGate {
  readonly opened: Promise<void>;
  readonly #open: () => void;

  constructor() {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opened = promise;
    this.#open = resolve;
  }

  watch(element: HTMLElement): () => void {
    const open = () => {
      stop();
      this.#open();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && open(),
      {
        rootMargin: "50% 0px",
      },
    );
    const stop = () => {
      observer.disconnect();
      for (const touch of touches) element.removeEventListener(touch, open);
    };
    observer.observe(element);
    for (const touch of touches) element.addEventListener(touch, open, { passive: true });
    return stop;
  }
}
