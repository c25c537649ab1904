/** The key of the player's settings in the browser's storage. */
export const playerPreferencesKey = "mq_player";

/**
 * Whether single keys work on the whole page: a viewer can restrict them to the player (docs/keyboard.md). Reads only
 * this setting, because every page needs it.
 */
export function areSingleKeysPageWide(): boolean {
  try {
    return !localStorage.getItem(playerPreferencesKey)?.includes('"keys":"player"');
  } catch {
    return true;
  }
}
