import { type RefObject, useEffect, useEffectEvent } from "react";

export function useOutside(place: RefObject<HTMLElement | null>, on: boolean, left: () => void) {
  const leave = useEffectEvent(left);
  useEffect(() => {
    if (!on) return;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) leave();
    };
    addEventListener("pointerdown", press);
    addEventListener("focusin", press);
    return () => {
      removeEventListener("pointerdown", press);
      removeEventListener("focusin", press);
    };
  }, [place, on]);
}
