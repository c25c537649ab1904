import { useSyncExternalStore } from "react";

const never = () => () => {};
const nothing = () => 0;

// True on the server and while React hydrates what the server wrote: only then does React read the server's
// snapshot. Both are equal, so nothing renders again.
export function useIsServerHtml(): boolean {
  let isServerHtml = false;
  useSyncExternalStore(never, nothing, () => {
    // oxlint-disable-next-line react/immutability -- React reads the snapshot during rendering.
    isServerHtml = true;
    return 0;
  });
  return isServerHtml;
}
