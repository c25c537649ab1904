import { type RefObject, useEffect, useEffectEvent } from "react";

// A menu closes on Escape, on a press or focus outside of it, and when a link in it is followed.
export function useDismiss(
  place: RefObject<HTMLElement | null>,
  open: boolean,
  close: (why: "escape" | "away") => void,
): void {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) dismiss("away");
    };
    const key = ({ key: pressed }: KeyboardEvent) => pressed === "Escape" && dismiss("escape");
    const followed = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) dismiss("away");
    };
    const inside = place.current;
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", key);
    inside?.addEventListener("click", followed);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", key);
      inside?.removeEventListener("click", followed);
    };
  }, [open, place]);
}
