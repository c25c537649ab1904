import { type CaptionStyle, parseCaptionStyle } from "./caption-style.ts";
import { playerPreferencesKey } from "./single-key-shortcuts.ts";
import type { TrackPreference } from "./tracks/find-best-matching-track.ts";

/**
 * The viewer's player settings on this device. `captions` and `audio` are undefined if not chosen yet; `captionsLast` is the
 * choice of the last shown captions. `keys` says where single keys work: on the whole page, or in the player only.
 */
export type PlayerPreferences = {
  volume: number;
  muted: boolean;
  speed: number;
  captions?: TrackPreference | "off" | undefined;
  captionsLast?: TrackPreference | undefined;
  audio?: TrackPreference | undefined;
  captionStyle?: CaptionStyle | undefined;
  keys: "page" | "player";
};

/** The default settings. */
export const defaultPlayerPreferences: PlayerPreferences = {
  volume: 1,
  muted: false,
  speed: 1,
  keys: "page",
};

/** The settings saved on this device; the defaults where storage is blocked (private windows). */
export function readPlayerPreferences(): PlayerPreferences {
  try {
    return parsePlayerPreferences(localStorage.getItem(playerPreferencesKey));
  } catch {
    return parsePlayerPreferences(null);
  }
}

/** Saves a change. Where storage is full or blocked the change is lost, without an error. */
export function savePlayerPreferences(change: Partial<PlayerPreferences>): void {
  try {
    localStorage.setItem(
      playerPreferencesKey,
      JSON.stringify({ ...readPlayerPreferences(), ...change }),
    );
  } catch {
    // The film plays without saved settings.
  }
}

/** Parses saved settings; missing or invalid values get their default. Never throws. */
export function parsePlayerPreferences(saved: string | null): PlayerPreferences {
  const { volume, muted, speed, captionStyle, keys, ...tracks } = fieldsOf(saved);
  return {
    volume: isFraction(volume) ? volume : defaultPlayerPreferences.volume,
    muted: muted === true,
    speed: isPlaybackSpeed(speed) ? speed : defaultPlayerPreferences.speed,
    captions: tracks.captions === "off" ? "off" : trackChoiceOf(tracks.captions),
    captionsLast: trackChoiceOf(tracks.captionsLast),
    audio: trackChoiceOf(tracks.audio),
    captionStyle: parseCaptionStyle(captionStyle),
    keys: keys === "player" ? "player" : "page",
  };
}

// An extension of the browser may set a speed that is no choice of ours.
function isPlaybackSpeed(value: unknown): value is number {
  return typeof value === "number" && value >= 0.25 && value <= 4;
}

function fieldsOf(saved: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(saved ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// A text is a language: so they were saved once.
function trackChoiceOf(saved: unknown): TrackPreference | undefined {
  if (typeof saved !== "object" || saved === null) {
    const lang = textOf(saved);
    return lang === undefined ? undefined : { lang };
  }
  const { lang, label, kind }: Record<string, unknown> = { ...saved };
  if (typeof lang !== "string") return undefined;
  return { lang, label: textOf(label), kind: textOf(kind) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isFraction(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}

/** The speeds a viewer can choose, slowest first. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up (`1`) or down (`-1`) from one that need not be in the list; stays at the ends. */
export function nextPlaybackSpeed(speed: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? playbackSpeeds.find((choice) => choice > speed)
      : playbackSpeeds.findLast((choice) => choice < speed);
  return next ?? speed;
}
