"use client";

import { useEffect } from "react";

const mark = (target: EventTarget | null) => {
  if (target instanceof HTMLImageElement) target.dataset.broken = "";
};

// One listener for all pictures: a failed one shows its colour instead of the browser's broken-image icon.
export function BrokenPictureListener() {
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
