"use client";

import { useEffect } from "react";
import { useAppStore } from "@/store/hooks";

// A card on which the mouse or the keyboard rests shows its clip. The code comes when either first moves.
export function CardPreviewListener() {
  const store = useAppStore();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let latest: Event | undefined;
    const start = async (event: Event) => {
      const isFirst = latest === undefined;
      latest = event;
      if (!isFirst) return;
      const loaded = await import("./preview-resting-cards").catch(() => undefined);
      if (signal.aborted) return;
      if (loaded) types.forEach((type) => root.removeEventListener(type, start));
      loaded?.previewRestingCards(store, signal, latest);
      latest = undefined;
    };
    const root = document.documentElement;
    types.forEach((type) => root.addEventListener(type, start, { signal }));
    return () => leaving.abort();
  }, [store]);
  return null;
}

const types = ["pointerover", "focusin"];
