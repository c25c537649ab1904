/** The action of a key in the player. `share` is a fraction of 0…1. */
export type KeyAction =
  | { do: "toggle-play" | "toggle-mute" | "toggle-captions" | "toggle-fullscreen" | "toggle-pip" }
  | { do: "seek-by"; seconds: number }
  | { do: "seek-to"; share: number }
  | { do: "volume-by"; share: number }
  | { do: "speed"; direction: 1 | -1 }
  | { do: "frame"; direction: 1 | -1 }
  | { do: "list-shortcuts" };

const actions: Record<string, KeyAction> = {
  " ": { do: "toggle-play" },
  k: { do: "toggle-play" },
  j: { do: "seek-by", seconds: -10 },
  l: { do: "seek-by", seconds: 10 },
  ArrowLeft: { do: "seek-by", seconds: -5 },
  ArrowRight: { do: "seek-by", seconds: 5 },
  ArrowUp: { do: "volume-by", share: 0.05 },
  ArrowDown: { do: "volume-by", share: -0.05 },
  m: { do: "toggle-mute" },
  c: { do: "toggle-captions" },
  f: { do: "toggle-fullscreen" },
  p: { do: "toggle-pip" },
  Home: { do: "seek-to", share: 0 },
  End: { do: "seek-to", share: 1 },
  "<": { do: "speed", direction: -1 },
  ">": { do: "speed", direction: 1 },
  ",": { do: "frame", direction: -1 },
  ".": { do: "frame", direction: 1 },
  "?": { do: "list-shortcuts" },
};

/** Keys that scroll the page while the player does not have the focus. */
const pageKeys = new Set(["ArrowUp", "ArrowDown", "Home", "End"]);

/** Keys that the focused control handles itself. */
const pressKeys = new Set([" ", "Enter"]);
const moveKeys = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** A pressed key and the focus: on the page, in the player, on a control of it, or elsewhere. */
export type KeyPress = {
  key: string;
  hasModifier: boolean;
  focus: "page" | "player" | "button" | "slider" | "elsewhere";
};

/**
 * The action of a key in the player; `undefined` with Ctrl, Alt or Meta, if another element has the focus, and if the
 * focused control handles that key itself. `keyAction({ key: "j", hasModifier: false, focus: "page" })` → `{ do:
 * "seek-by", seconds: -10 }`
 */
export function keyAction({ key, hasModifier, focus }: KeyPress): KeyAction | undefined {
  if (hasModifier || focus === "elsewhere") return undefined;
  if (focus === "page" && pageKeys.has(key)) return undefined;
  if (focus === "button" && pressKeys.has(key)) return undefined;
  if (focus === "slider" && moveKeys.has(key)) return undefined;
  if (/^\d$/.test(key)) return { do: "seek-to", share: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}
