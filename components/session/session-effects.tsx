"use client";

import { useEffect } from "react";
import { onSignedOutInOtherTab } from "@/lib/viewer/notify-tabs.browser";
import { reloadWhenSignedOut } from "@/lib/viewer/reload-when-signed-out.browser";

// For a viewer's pages without a header, which would do it.
export function ReloadOnSessionEnd() {
  useEffect(() => reloadWhenSignedOut(), []);
  return null;
}

// Loads the page again when the viewer signs out in another tab, or when the browser brings it back
// from its back-forward cache: the site decides whether it may be seen. It is hidden before it is left,
// so that it shows nothing until then.
export function ReloadOnSignOut() {
  useEffect(() => {
    const reload = () => location.reload();
    const hide = () => document.getElementById("main")?.style.setProperty("visibility", "hidden");
    const reloadRestored = ({ persisted }: PageTransitionEvent) => persisted && reload();
    addEventListener("pagehide", hide);
    addEventListener("pageshow", reloadRestored);
    const stop = onSignedOutInOtherTab(reload);
    return () => {
      removeEventListener("pagehide", hide);
      removeEventListener("pageshow", reloadRestored);
      stop();
    };
  }, []);
  return null;
}
