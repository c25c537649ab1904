import { useEffect } from "react";
import { keyAction, type KeyPress } from "@/lib/playback/key-action";
import { readPreferences } from "@/lib/playback/preferences";
import { usePlayerParts } from "../player-parts";
import { performKey } from "./perform-key";

// The focused element handles a key first; what it prevents is not a shortcut.
export function useShortcuts(showShortcuts: () => void): void {
  const parts = usePlayerParts();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const focus = focusOf(event.target, parts.root);
      if (focus === "page" && readPreferences().keys === "player") return;
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      const action = keyAction({ key: event.key, hasModifier, focus });
      if (!action) return;
      event.preventDefault();
      if (action.do === "list-shortcuts") showShortcuts();
      else performKey(parts, action);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [parts, showShortcuts]);
}

const editable = "input:not([type=range]), textarea, select, [contenteditable], dialog";
const pressable = "button, a, [role=button]";

function focusOf(target: EventTarget | null, root: HTMLElement): KeyPress["focus"] {
  if (!(target instanceof Element)) return "page";
  if (target === document.body || target === document.documentElement) return "page";
  if (!root.contains(target) || target.closest(editable)) return "elsewhere";
  if (target.matches("[type=range]")) return "slider";
  return target.closest(pressable) ? "button" : "player";
}
