import { expect, test } from "vitest";
import { getPlayerKeyAction } from "../../../lib/playback/player-key-action.ts";

const press = (key: string, focus: Parameters<typeof getPlayerKeyAction>[0]["focus"] = "player") =>
  getPlayerKeyAction({ key, hasModifier: false, focus });

test.each([
  [" ", { do: "toggle-play" }],
  ["k", { do: "toggle-play" }],
  ["K", { do: "toggle-play" }],
  ["j", { do: "seek-by", seconds: -10 }],
  ["l", { do: "seek-by", seconds: 10 }],
  ["ArrowLeft", { do: "seek-by", seconds: -5 }],
  ["ArrowRight", { do: "seek-by", seconds: 5 }],
  ["ArrowUp", { do: "volume-by", share: 0.05 }],
  ["ArrowDown", { do: "volume-by", share: -0.05 }],
  ["m", { do: "toggle-mute" }],
  ["c", { do: "toggle-captions" }],
  ["f", { do: "toggle-fullscreen" }],
  ["p", { do: "toggle-pip" }],
  ["0", { do: "seek-to", share: 0 }],
  ["7", { do: "seek-to", share: 0.7 }],
  ["Home", { do: "seek-to", share: 0 }],
  ["End", { do: "seek-to", share: 1 }],
  ["<", { do: "speed", direction: -1 }],
  [">", { do: "speed", direction: 1 }],
  [",", { do: "frame", direction: -1 }],
  [".", { do: "frame", direction: 1 }],
  ["?", { do: "list-shortcuts" }],
])("%j in the player triggers %j", (key, expected) => {
  expect(press(key)).toEqual(expected);
});

test.each(["x", "Enter", "Tab", "Escape", "F5", "constructor"])(
  "%s is not a shortcut of the player",
  (key) => {
    expect(press(key)).toBeUndefined();
  },
);

test("a key with Ctrl, Alt or Meta belongs to the browser", () => {
  expect(getPlayerKeyAction({ key: "f", hasModifier: true, focus: "player" })).toBeUndefined();
});

test.each(["k", " ", "?"])("%j does nothing while another control has the focus", (key) => {
  expect(press(key, "elsewhere")).toBeUndefined();
});

test.each(["ArrowUp", "ArrowDown", "Home", "End"])(
  "%s scrolls the page when the focus is outside the player",
  (key) => {
    expect(press(key, "page")).toBeUndefined();
  },
);

test.each(["k", " ", "ArrowLeft", "5", "?"])("%j works when no element has the focus", (key) => {
  expect(press(key, "page")).toBeDefined();
});

test("Space presses the button that has the focus, and letters still work there", () => {
  expect(press(" ", "button")).toBeUndefined();
  expect(press("m", "button")).toEqual({ do: "toggle-mute" });
});

test("arrows move the slider that has the focus, and Space still plays", () => {
  expect(press("ArrowUp", "slider")).toBeUndefined();
  expect(press(" ", "slider")).toEqual({ do: "toggle-play" });
});

const typed = (key: string, code: string, hasShift = false) =>
  getPlayerKeyAction({ key, code, hasShift, hasModifier: false, focus: "page" });

// docs/behaviour.md BE-460
test.each([
  ["Hebrew", "ל", "KeyK", { do: "toggle-play" }],
  ["Cyrillic", "л", "KeyK", { do: "toggle-play" }],
  ["Cyrillic capital", "Ь", "KeyM", { do: "toggle-mute" }],
  ["Greek", "φ", "KeyF", { do: "toggle-fullscreen" }],
  ["Arabic digit", "٣", "Digit3", { do: "seek-to", share: 0.3 }],
  ["French digit", "&", "Digit1", { do: "seek-to", share: 0.1 }],
  ["Cyrillic", "б", "Comma", { do: "frame", direction: -1 }],
])("a key of the %s keyboard (%s) works by its position %s", (_, key, code, expected) => {
  expect(typed(key, code)).toEqual(expected);
});

test.each([
  ["Ю", "Period", { do: "speed", direction: 1 }],
  ["؟", "Slash", { do: "list-shortcuts" }],
])("%s with Shift works by its position %s", (key, code, expected) => {
  expect(typed(key, code, true)).toEqual(expected);
});

test.each([
  ["ö", "KeyK"],
  ["ı", "KeyM"],
  ["Dead", "KeyK"],
  [",", "KeyM"],
])("%s has no other meaning because of its position %s", (key, code) => {
  expect(typed(key, code)).toEqual(press(key, "page"));
});

test("a Latin letter counts, not its position", () => {
  expect(typed("m", "Semicolon")).toEqual({ do: "toggle-mute" });
  expect(typed("!", "Digit1", true)).toBeUndefined();
});

// docs/behaviour.md BE-461
test.each(["k", " ", "m", "c", "f", "p", "?", "5", "Home"])("%j held down acts once", (key) => {
  expect(getPlayerKeyAction({ key, hasModifier: false, isRepeat: true, focus: "player" })).toBe(
    "none",
  );
});

test.each(["j", "ArrowRight", "ArrowUp", ".", ">"])("%j held down repeats its step", (key) => {
  expect(getPlayerKeyAction({ key, hasModifier: false, isRepeat: true, focus: "player" })).toEqual(
    press(key),
  );
});

test("Enter held down presses a button once", () => {
  const repeated = { hasModifier: false, isRepeat: true, focus: "button" } as const;
  expect(getPlayerKeyAction({ key: "Enter", ...repeated })).toBe("none");
  expect(press("Enter", "button")).toBeUndefined();
});

// docs/behaviour.md BE-462
test("a button of the page keeps the keys that it uses, and letters and digits work there", () => {
  for (const key of [" ", "Enter", "ArrowLeft", "ArrowUp", "End"]) {
    expect(press(key, "pageButton")).toBeUndefined();
  }
  expect(press("k", "pageButton")).toEqual({ do: "toggle-play" });
  expect(press("3", "pageButton")).toEqual({ do: "seek-to", share: 0.3 });
});
