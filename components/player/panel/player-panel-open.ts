import { useSyncExternalStore } from "react";

// The button that opens the panel on small screens stands in the page's row of actions, outside the
// player, so this one fact is shared by the module.
let isOpen = false;
const listeners = new Set<() => void>();

export const playerPanelId = "player-panel";

export function togglePlayerPanel(): void {
  isOpen = !isOpen;
  for (const changed of listeners) changed();
}

export function useIsPlayerPanelOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
