import { useEffect, useRef } from "react";

// The stage draws something else when its state changes; a focus that was in it goes on to the player.
export function useMoveFocusToPlayer(stage: HTMLElement | null, state: string): void {
  const wasInside = useRef(false);
  useEffect(() => {
    if (!stage) return;
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Node && stage.contains(target);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [stage]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!stage || !wasInside.current || !isLost) return;
    stage.querySelector<HTMLElement>("section[tabindex]")?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each state draws other elements.
  }, [stage, state]);
}
