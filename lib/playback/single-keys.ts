/** Where the player's settings are kept, in the browser's storage. */
export const storageKey = "mq_player";

/**
 * Whether single keys work on the whole page: a viewer can restrict them to the player (docs/keyboard.md). Reads no
 * more of the settings than that: every page asks.
 */
export function areKeysOfPage(): boolean {
  try {
    return !localStorage.getItem(storageKey)?.includes('"keys":"player"');
  } catch {
    return true;
  }
}
