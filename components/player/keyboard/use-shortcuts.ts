import { useEffect } from "react";
import { keyAction } from "@/lib/playback/key-action";
import { readPreferences } from "@/lib/playback/preferences";
import { usePlayerParts } from "../player-parts";
import { focusOf } from "./focus-of";
import { performKey } from "./perform-key";

/** The element that has the focus goes first: what it has dealt with is not for us. */
export function useShortcuts(listShortcuts: () => void): void {
  const parts = usePlayerParts();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const focus = focusOf(event.target, parts.root);
      if (focus === "page" && readPreferences().keys === "player") return;
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      const action = keyAction({ key: event.key, hasModifier, focus });
      if (!action) return;
      event.preventDefault();
      if (action.do === "list-shortcuts") listShortcuts();
      else performKey(parts, action);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [parts, listShortcuts]);
}
