import type { ArrowDirection } from "./nearest-box";

/** The command of a remote's key. */
export type RemoteKey =
  | { do: "move"; direction: ArrowDirection }
  | { do: "back" }
  | { do: "press" }
  | { do: "media"; what: MediaKeyAction };
export type MediaKeyAction = "toggle" | "play" | "pause" | "forward" | "back";

const directions: Record<string, ArrowDirection> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const backs = new Set(["Escape", "Backspace", "GoBack", "BrowserBack", "XF86Back"]);
/** LG, Samsung: they name the key only by its number. */
const backCodes = new Set([461, 10_009]);

const media: Record<string, MediaKeyAction> = {
  MediaPlayPause: "toggle",
  MediaPlay: "play",
  MediaPause: "pause",
  MediaStop: "pause",
  MediaFastForward: "forward",
  MediaTrackNext: "forward",
  MediaRewind: "back",
  MediaTrackPrevious: "back",
};
const mediaCodes: Record<number, MediaKeyAction> = {
  10_252: "toggle",
  179: "toggle",
  415: "play",
  19: "pause",
  413: "pause",
  417: "forward",
  412: "back",
};

/** Reads one key: `parseRemoteKey({ key: "Unidentified", keyCode: 461 })` → `{ do: "back" }`. Undefined for all others. */
export function parseRemoteKey(
  event: Pick<KeyboardEvent, "key" | "keyCode">,
): RemoteKey | undefined {
  const direction = directions[event.key];
  if (direction) return { do: "move", direction };
  if (event.key === "Enter") return { do: "press" };
  if (backs.has(event.key) || backCodes.has(event.keyCode)) return { do: "back" };
  const what = media[event.key] ?? mediaCodes[event.keyCode];
  return what && { do: "media", what };
}

/** Whether a key that is held down goes on: the focus moves and the film is wound, all else happens once. */
export function isRepeatable(key: RemoteKey): boolean {
  if (key.do === "media") return key.what === "forward" || key.what === "back";
  return key.do === "move";
}
