"use client";

import { useEffect } from "react";
import { onSignedOut } from "@/lib/viewer/tabs";

// Somebody signed out in another tab, or the browser shows the page as it was left: the site decides
// anew whether it may be seen. It is left unseen, so that nothing shows until then.
export function LeaveWhenSignedOut() {
  useEffect(() => {
    const again = () => location.reload();
    const hide = () => document.getElementById("main")?.style.setProperty("visibility", "hidden");
    const shown = ({ persisted }: PageTransitionEvent) => persisted && again();
    addEventListener("pagehide", hide);
    addEventListener("pageshow", shown);
    const stop = onSignedOut(again);
    return () => {
      removeEventListener("pagehide", hide);
      removeEventListener("pageshow", shown);
      stop();
    };
  }, []);
  return null;
}
