"use client";

import { useLayoutEffect } from "react";
import { markHydrated } from "./mark-hydrated";

// React has taken over the page; presses that came too early are repeated (lib/page-scripts/hold-presses.ts).
export function ClickReplay() {
  useLayoutEffect(() => markHydrated(document.body), []);
  return null;
}
