import { useSyncExternalStore } from "react";

const never = () => () => {};
const nothing = () => 0;

// React asks for the server's snapshot only while it hydrates; both are equal, so nothing renders again.
export function useIsHydrating(): boolean {
  let hydrating = false;
  useSyncExternalStore(never, nothing, () => {
    hydrating = typeof window !== "undefined";
    return 0;
  });
  return hydrating;
}
