import { expect, test } from "vitest";
import { keyAction } from "../../../lib/playback/key-action.ts";

const press = (key: string, focus: Parameters<typeof keyAction>[0]["focus"] = "player") =>
  keyAction({ key, hasModifier: false, focus });

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
  expect(keyAction({ key: "f", hasModifier: true, focus: "player" })).toBeUndefined();
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
