import { useEffect } from "react";
import { getPlayerKeyAction, type KeyPress } from "@/lib/playback/player-key-action";
import { readPlayerPreferences } from "@/lib/playback/player-preferences";
import { usePlayerParts } from "../player-parts";
import { performShortcut } from "./perform-shortcut";

// The focused element handles a key first; what it prevents is not a shortcut.
export function useShortcuts(showShortcuts: () => void): void {
  const parts = usePlayerParts();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const focus = focusOf(event.target, parts.root);
      const isPage = focus === "page" || focus === "pageButton";
      if (isPage && readPlayerPreferences().keys === "player") return;
      const action = getPlayerKeyAction({ ...pressOf(event), focus });
      if (!action) return;
      event.preventDefault();
      if (action === "none") return;
      if (action.do === "list-shortcuts") showShortcuts();
      else performShortcut(parts, action);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [parts, showShortcuts]);
}

function pressOf(event: KeyboardEvent): Omit<KeyPress, "focus"> {
  const { key, shiftKey, repeat } = event;
  // AltGr types another character of the key.
  const code = event.getModifierState("AltGraph") ? "" : event.code;
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  return { key, code, hasShift: shiftKey, hasModifier, isRepeat: repeat };
}

const editable = "input:not([type=range]), textarea, select, [contenteditable], dialog";
const pressable = "button, a, [role=button]";
/** Elements outside the player that use letters, such as lists, or hold the focus until they are closed. */
const usesLetters =
  ":is([role=menu], [role=listbox], [role=combobox], [role=dialog], [role=alertdialog], [role=slider])";
const usesPresses = `${pressable}, summary, [tabindex="0"], [role=tab]`;

function focusOf(target: EventTarget | null, root: HTMLElement): KeyPress["focus"] {
  if (!(target instanceof Element)) return "page";
  if (target.closest(editable)) return "elsewhere";
  if (!root.contains(target)) {
    if (target.closest(`${usesLetters}, input, iframe, video, audio`)) return "elsewhere";
    return target.closest(usesPresses) ? "pageButton" : "page";
  }
  if (target.matches("[type=range]")) return "slider";
  return target.closest(pressable) ? "button" : "player";
}
