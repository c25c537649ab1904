"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useAppStore } from "@/store/hooks";
import { selectViewer } from "@/store/viewer/viewer-slice";
import { whenIdle } from "../ui/when-idle";
import type { OfflineBar } from "./offline-bar";

/** A visit that lasts: whoever leaves before pays nothing for what is saved. */
const afterMs = 5_000;

// What is saved for a lost network, and what is said when it is lost: all of it comes later.
export function Offline() {
  const path = usePathname();
  const { getState } = useAppStore();
  const [Bar, setBar] = useState<typeof OfflineBar>();
  useEffect(() => {
    const isLost = !navigator.onLine;
    const start = async () => {
      const [bar, { saveForOffline: saveVisit }] = await Promise.all([
        import("./offline-bar"),
        import("./save-visit"),
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
