import type { KeyboardEvent, RefObject } from "react";
import { usePlayerParts } from "../player-parts";

/** Arrows move inside the menu, Left goes a level back, Escape and Tab close it. */
export function useMenuKeys(
  menu: RefObject<HTMLElement | null>,
  back: () => void,
  close: () => void,
): (event: KeyboardEvent) => void {
  const { root } = usePlayerParts();
  return (event) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const move = (to: number) => items.at(to % items.length)?.focus();
    const closeMenu = () => {
      close();
      root.querySelector<HTMLElement>("[data-opens-settings]")?.focus();
    };
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      ArrowLeft: back,
      ArrowRight: () => items[at]?.ariaHasPopup && items[at].click(),
      Home: () => move(0),
      End: () => move(-1),
      Escape: closeMenu,
      Tab: closeMenu,
    };
    if (!Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]?.();
  };
}
