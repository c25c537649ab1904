import { useEffect } from "react";
import { useAppStore } from "@/store/hooks";
import { preloadOtherRow } from "./rows/lazy-rows";

const touches = ["scroll", "pointerdown", "keydown"];
let isFirst = true;

// What a viewer has done to a page is saved for coming back to it. Loaded at the first touch, or when the browser
// has just come back.
export function useSavedPageState(pageKey: string): void {
  const store = useAppStore();
  useEffect(() => {
    const returns = isFirst && isReturn();
    isFirst = false;
    const end = new AbortController();
    const { signal } = end;
    const load = () => {
      for (const touch of touches) removeEventListener(touch, load);
      preloadOtherRow();
      import("./row-effects/save-page-state-on-leave").then(
        ({ savePageStateOnLeave }) =>
          !signal.aborted && savePageStateOnLeave({ store, pageKey, returns, ended: signal }),
        () => {},
      );
    };
    if (returns) load();
    else for (const touch of touches) addEventListener(touch, load, { passive: true, signal });
    return () => end.abort();
  }, [store, pageKey]);
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type === "back_forward";
}
