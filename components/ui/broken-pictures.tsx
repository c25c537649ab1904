"use client";

import { useEffect } from "react";

const mark = (target: EventTarget | null) => {
  if (target instanceof HTMLImageElement) target.dataset.broken = "";
};

// One listener for all pictures: what can't be had leaves its colour, not a browser's broken sign.
export function BrokenPictures() {
  useEffect(() => {
    const listen = ({ target }: Event) => mark(target);
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) mark(image);
    }
    addEventListener("error", listen, true);
    return () => removeEventListener("error", listen, true);
  }, []);
  return null;
}
