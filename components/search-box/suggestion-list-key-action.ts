type ListKey = "first" | "last" | "next" | "previous" | "open" | "close" | "choose" | "forget";
type KeyState = { isOpen: boolean; isActive: boolean };
type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

// What a key in the field does to the list; undefined leaves it to the field. docs/keyboard.md
export function suggestionListKeyAction(
  pressed: Pressed,
  { isOpen, isActive }: KeyState,
): ListKey | undefined {
  const { key, altKey, shiftKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return undefined;
  if (key === "Delete") return shiftKey && isActive ? "forget" : undefined;
  if (shiftKey) return undefined;
  if (key === "ArrowDown") return altKey ? "open" : isOpen ? "next" : "first";
  if (key === "ArrowUp") return altKey ? "close" : isOpen ? "previous" : "last";
  if (key === "Escape") return isOpen ? "close" : undefined;
  return key === "Enter" && isActive ? "choose" : undefined;
}
