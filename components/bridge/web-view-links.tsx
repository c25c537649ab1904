"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import type { BridgeMessage } from "@/lib/contract/bridge";
import { linkTarget } from "./link-target";

type Bridge = { postToApp: (message: BridgeMessage) => boolean };

// One listener for every link of the page, those in the owner's texts included. Without an app around
// the page, the browser follows a link to another site. The site has this file too, and not the bridge's.
export function WebViewLinks({ noPages }: { noPages: readonly string[] }) {
  const bridge = useRef<Bridge>(undefined);
  useEffect(() => {
    import("@/lib/bridge/post-to-app.browser").then(
      (loaded) => (bridge.current = loaded),
      () => {},
    );
  }, []);
  // Before that of components/links, whose layout effect comes after those of the page: it would go to a page of the site.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = linkTarget(event, location, noPages);
      if (!target) return;
      if (target.to === "web view") location.assign(target.path);
      else if (!bridge.current?.postToApp({ v: 1, type: "navigate", url: target.url })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", follow, true);
    return () => removeEventListener("click", follow, true);
  }, [noPages]);
  return null;
}
