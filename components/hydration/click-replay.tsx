"use client";

import { useEffect, useLayoutEffect } from "react";
import { markHydrated, replayPress } from "./mark-hydrated";

// React has taken over the page; presses that came too early are repeated (lib/page-scripts/hold-presses.ts).
export function ClickReplay() {
  useLayoutEffect(() => markHydrated(document.body), []);
  useEffect(() => replayPress(document.body), []);
  return null;
}
