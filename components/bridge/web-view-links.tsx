"use client";

import { useEffect } from "react";
import { postToApp } from "@/lib/bridge/post-to-app";
import { leaving } from "./leaving";

// One listener for every link of the page, the owner's own texts included. Without an app around
// the page, a link that leaves is a link like any other.
export function WebViewLinks({ noPages }: { noPages: readonly string[] }) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const tap = leaving(event, location, noPages);
      if (!tap) return;
      if (tap.to === "stay") location.assign(tap.path);
      else if (!postToApp({ v: 1, type: "navigate", url: tap.url })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", follow, true);
    return () => removeEventListener("click", follow, true);
  }, [noPages]);
  return null;
}
