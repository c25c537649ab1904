import { useEffect } from "react";

/** Long enough to read the page. */
const delayMs = 5_000;

/** Goes to an address after a while; undefined stays. */
export function useDelayedRedirect(to: string | undefined): void {
  useEffect(() => {
    if (to === undefined) return;
    const timer = setTimeout(() => location.assign(to), delayMs);
    return () => clearTimeout(timer);
  }, [to]);
}
