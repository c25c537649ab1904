import { type RefObject, useEffect } from "react";
import { areSingleKeysPageWide } from "@/lib/playback/single-key-shortcuts";

const editable = "input, textarea, select, [contenteditable]";

// "/" goes to the search from anywhere but where it is a letter; what stands there is typed over.
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
      if (key !== "/" || ctrlKey || altKey || metaKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(editable)) return;
      if (!areSingleKeysPageWide()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
