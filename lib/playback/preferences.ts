import { speeds } from "./speeds.ts";

/**
 * What the player remembers of a viewer on this device. `captions` is a BCP 47 tag, `"off"`, or not
 * chosen yet; `captionsLast` is the tag that was last on screen. `keys` says where single keys work: on the whole page, or in the player alone.
 */
export type Preferences = {
  volume: number;
  muted: boolean;
  speed: number;
  captions?: string | undefined;
  captionsLast?: string | undefined;
  keys: "page" | "player";
};

/** What a viewer starts with. */
export const firstPreferences: Preferences = { volume: 1, muted: false, speed: 1, keys: "page" };

/** Reads what was kept; whatever is missing or wrong gets its first value. Never throws. */
export function parsePreferences(kept: string | null): Preferences {
  const raw = fieldsOf(kept);
  const { volume, muted, speed, captions, captionsLast, keys } = raw;
  return {
    volume: isShare(volume) ? volume : firstPreferences.volume,
    muted: muted === true,
    speed: speeds.find((choice) => choice === speed) ?? firstPreferences.speed,
    captions: textOf(captions),
    captionsLast: textOf(captionsLast),
    keys: keys === "player" ? "player" : "page",
  };
}

function fieldsOf(kept: string | null): Record<string, unknown> {
  try {
    const raw: unknown = JSON.parse(kept ?? "{}");
    return typeof raw === "object" && raw !== null ? { ...raw } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isShare(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}
