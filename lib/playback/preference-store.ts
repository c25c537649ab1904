import { parsePreferences, type Preferences } from "./preferences.ts";

const place = "mq_player";

/** What this device remembers. Storage may be closed to us (private windows): then the first values. */
export function readPreferences(): Preferences {
  try {
    return parsePreferences(localStorage.getItem(place));
  } catch {
    return parsePreferences(null);
  }
}

/** Keeps a change; without storage it is forgotten at the end of the visit, silently. */
export function keepPreferences(change: Partial<Preferences>): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...readPreferences(), ...change }));
  } catch {
    // Full or closed storage is no reason to disturb a film.
  }
}
