/** The action of a key in the player. `share` is a fraction of 0…1. */
export type PlayerKeyAction =
  | { do: "toggle-play" | "toggle-mute" | "toggle-captions" | "toggle-fullscreen" | "toggle-pip" }
  | { do: "seek-by"; seconds: number }
  | { do: "seek-to"; share: number }
  | { do: "volume-by"; share: number }
  | { do: "speed"; direction: 1 | -1 }
  | { do: "frame"; direction: 1 | -1 }
  | { do: "list-shortcuts" };

const actions: Record<string, PlayerKeyAction> = {
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

/** A key that is held down repeats these only. */
const repeatable = new Set<PlayerKeyAction["do"]>(["seek-by", "volume-by", "speed", "frame"]);

/**
 * A pressed key and the focus: on the page, on a button or link of the page, in the player, on a control of the
 * player, or elsewhere. `code` is its physical position; `isRepeat` is true while it is held down.
 */
export type KeyPress = {
  key: string;
  code?: string;
  hasShift?: boolean;
  hasModifier: boolean;
  isRepeat?: boolean;
  focus: "page" | "pageButton" | "player" | "button" | "slider" | "elsewhere";
};

/**
 * The action of a key in the player, or `"none"` for one that is held down and does nothing more; `undefined` with
 * Ctrl, Alt or Meta, if another element has the focus, and if the focused control handles that key itself.
 * `getPlayerKeyAction({ key: "j", hasModifier: false, focus: "page" })` → `{ do: "seek-by", seconds: -10 }`
 */
export function getPlayerKeyAction(press: KeyPress): PlayerKeyAction | "none" | undefined {
  const { key, hasModifier, isRepeat = false, focus } = press;
  if (hasModifier || focus === "elsewhere") return undefined;
  if (focus === "page" && pageKeys.has(key)) return undefined;
  if (focus === "pageButton" && (pressKeys.has(key) || moveKeys.has(key))) return undefined;
  // A browser presses a button again and again while Enter is held down.
  if (focus === "button" && pressKeys.has(key)) {
    return isRepeat && key === "Enter" ? "none" : undefined;
  }
  if (focus === "slider" && moveKeys.has(key)) return undefined;
  const action = actionOf(key) ?? actionOf(keyAtPosition(press));
  return action && isRepeat && !repeatable.has(action.do) ? "none" : action;
}

function actionOf(key: string): PlayerKeyAction | undefined {
  if (/^\d$/.test(key)) return { do: "seek-to", share: Number(key) / 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}

const punctuation: Record<string, readonly [plain: string, shifted: string]> = {
  Comma: [",", "<"],
  Period: [".", ">"],
  Slash: ["", "?"],
};

/**
 * What a US keyboard has at the position of a key that types no Latin letter (`"л"` → `"k"`, `"٣"` → `"3"`); the digits
 * also where they need Shift (French).
 */
function keyAtPosition({ key, code = "", hasShift = false }: KeyPress): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined && key.length === 1 && !hasShift) return digit;
  if (!/^[^\p{ASCII}\p{Script=Latin}]$/u.test(key)) return "";
  const [plain, shifted] = punctuation[code] ?? [];
  return /^Key([A-Z])$/.exec(code)?.[1] ?? (hasShift ? shifted : plain) ?? "";
}
