import type { useAppStore } from "@/store/hooks";
import { selectPages } from "@/store/sections/sections-slice";
import styles from "./card.module.css";
import { playCardPreviewClip } from "./play-card-preview-clip";

const restMs = 600;

/** One listener for all cards, also those that are not hydrated. `latest` is the last event that happened before. */
export function previewRestingCards(
  store: ReturnType<typeof useAppStore>,
  signal: AbortSignal,
  latest: Event,
): void {
  let current: Element | null = null;
  let leaving = new AbortController();
  const restOn = (card: Element | null) => {
    if (card === current) return;
    leaving.abort();
    leaving = new AbortController();
    current = card;
    if (!card) return;
    const { signal: left } = leaving;
    const play = () => playCardPreviewClip(card, selectPages(store.getState()), left);
    const timer = setTimeout(play, restMs);
    left.addEventListener("abort", () => clearTimeout(timer));
  };
  const rest = (event: Event) => restOn(isResting(event) ? cardAt(event) : null);
  const moveAway = () => restOn(null);
  const root = document.documentElement;
  for (const type of ["pointerover", "focusin"]) root.addEventListener(type, rest, { signal });
  for (const type of ["pointerleave", "focusout"])
    root.addEventListener(type, moveAway, { signal });
  signal.addEventListener("abort", moveAway);
  rest(latest);
}

function isResting(event: Event): boolean {
  if ("pointerType" in event) return event.pointerType !== "touch";
  return document.querySelector(":focus-visible") !== null;
}

function cardAt({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(`.${styles.card}`) : null;
}
