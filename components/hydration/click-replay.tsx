"use client";

import { useEffect, useLayoutEffect } from "react";
import { markHydrated, replayRecordedClick } from "./mark-hydrated";

// React has taken over the page; presses that came too early are repeated (lib/page-scripts/record-clicks-before-hydration.ts).
export function ClickReplay() {
  useLayoutEffect(() => markHydrated(document.body), []);
  useEffect(() => replayRecordedClick(document.body), []);
  return null;
}
