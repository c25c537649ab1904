import type { KeyPress } from "@/lib/playback/key-action";

const ownWords = "input:not([type=range]), textarea, select, [contenteditable], dialog";
const pressed = "button, a, [role=button]";

export function focusOf(target: EventTarget | null, root: HTMLElement): KeyPress["focus"] {
  if (!(target instanceof Element)) return "page";
  if (target === document.body || target === document.documentElement) return "page";
  if (!root.contains(target) || target.closest(ownWords)) return "elsewhere";
  if (target.matches("[type=range]")) return "slider";
  return target.closest(pressed) ? "button" : "player";
}
