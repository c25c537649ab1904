"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useAppStore } from "@/store/hooks";
import { selectViewer } from "@/store/viewer/viewer-slice";
import { whenIdle } from "../ui/when-idle";
import type { OfflineBar } from "./offline-bar";

/** A visit of this length: a viewer who leaves before it downloads nothing to save. */
const afterMs = 5_000;

// Loads later what saves pages for use without a network, and the bar that reports a lost network.
export function LazyOfflineSupport() {
  const path = usePathname();
  const { getState } = useAppStore();
  const [Bar, setBar] = useState<typeof OfflineBar>();
  useEffect(() => {
    const isLost = !navigator.onLine;
    const start = async () => {
      const [bar, { savePagesForOffline: saveVisit }] = await Promise.all([
        import("./offline-bar"),
        import("./save-pages-for-offline"),
      ]);
      setBar(() => bar.OfflineBar);
      await saveVisit(path, selectViewer(getState()).status === "signedOut");
    };
    const timer = setTimeout(
      () => whenIdle(() => void start().catch(() => {})),
      isLost ? 0 : afterMs,
    );
    return () => clearTimeout(timer);
  }, [path, getState]);
  return Bar ? <Bar /> : null;
}
