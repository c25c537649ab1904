"use client";

import { useEffect } from "react";
import { onSignedOut } from "@/lib/viewer/tabs";

// Somebody signed out in another tab, or the browser shows the page as it was left: the site decides
// anew whether it may be seen.
export function LeaveWhenSignedOut() {
  useEffect(() => {
    const again = () => location.reload();
    const shown = ({ persisted }: PageTransitionEvent) => persisted && again();
    addEventListener("pageshow", shown);
    const stop = onSignedOut(again);
    return () => {
      removeEventListener("pageshow", shown);
      stop();
    };
  }, []);
  return null;
}
