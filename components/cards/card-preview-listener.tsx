"use client";

import { useEffect } from "react";
import { useAppStore } from "@/store/hooks";
import { selectPages } from "@/store/sections/sections-slice";
import styles from "./card.module.css";

const restMs = 600;

// A card on which the mouse or the keyboard rests shows its clip; code and clip are loaded only then. One
// listener for all cards, also those that are not hydrated.
export function CardPreviewListener() {
  const store = useAppStore();
  useEffect(() => {
    let current: Element | null = null;
    let leaving = new AbortController();
    const restOn = (card: Element | null) => {
      if (card === current) return;
      leaving.abort();
      leaving = new AbortController();
      current = card;
      if (!card) return;
      const { signal } = leaving;
      const timer = setTimeout(async () => {
        const { playCardPreviewClip } = await import("./play-card-preview-clip");
        playCardPreviewClip(card, selectPages(store.getState()), signal);
      }, restMs);
      signal.addEventListener("abort", () => clearTimeout(timer));
    };
    const point = (event: PointerEvent) =>
      restOn(event.pointerType === "touch" ? null : cardAt(event));
    const focus = (event: FocusEvent) =>
      restOn(document.querySelector(":focus-visible") ? cardAt(event) : null);
    const moveAway = () => restOn(null);
    const root = document.documentElement;
    root.addEventListener("pointerover", point);
    root.addEventListener("pointerleave", moveAway);
    root.addEventListener("focusin", focus);
    root.addEventListener("focusout", moveAway);
    return () => {
      moveAway();
      root.removeEventListener("pointerover", point);
      root.removeEventListener("pointerleave", moveAway);
      root.removeEventListener("focusin", focus);
      root.removeEventListener("focusout", moveAway);
    };
  }, [store]);
  return null;
}

function cardAt({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(`.${styles.card}`) : null;
}
