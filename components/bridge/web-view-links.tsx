"use client";

import { useLayoutEffect } from "react";
import { postToApp } from "@/lib/bridge/post-to-app.browser";
import { linkTarget } from "./link-target";

// One listener for every link of the page, those in the owner's texts included. Without an app around
// the page, the browser follows a link to another site.
export function WebViewLinks({ noPages }: { noPages: readonly string[] }) {
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = linkTarget(event, location, noPages);
      if (!target) return;
      if (target.to === "web view") location.assign(target.path);
      else if (!postToApp({ v: 1, type: "navigate", url: target.url })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", follow, true);
    return () => removeEventListener("click", follow, true);
  }, [noPages]);
  return null;
}
