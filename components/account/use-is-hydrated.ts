import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and until React has hydrated the component. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
