import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True on the server and until React has taken over. */
export function useIsEarly(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
