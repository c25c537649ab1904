import { useEffect } from "react";

/** Long enough to read what happened: spec.md § 9. */
const delayMs = 5_000;

/** Goes there by itself after a while; undefined stays. */
export function useGoOn(to: string | undefined): void {
  useEffect(() => {
    if (to === undefined) return;
    const timer = setTimeout(() => location.assign(to), delayMs);
    return () => clearTimeout(timer);
  }, [to]);
}
