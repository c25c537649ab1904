import { expect, test } from "vitest";
import { isRepeatable, parseRemoteKey } from "../../../components/tv-remote/parse-remote-key";

test.each([
  [
    { key: "ArrowLeft", keyCode: 37 },
    { do: "move", direction: "left" },
  ],
  [{ key: "Enter", keyCode: 13 }, { do: "press" }],
  [{ key: "Escape", keyCode: 27 }, { do: "back" }],
  [{ key: "Backspace", keyCode: 8 }, { do: "back" }],
  [{ key: "GoBack", keyCode: 0 }, { do: "back" }],
  [{ key: "Unidentified", keyCode: 461 }, { do: "back" }],
  [{ key: "XF86Back", keyCode: 10_009 }, { do: "back" }],
  [
    { key: "MediaPlayPause", keyCode: 179 },
    { do: "media", what: "toggle" },
  ],
  [
    { key: "Unidentified", keyCode: 10_252 },
    { do: "media", what: "toggle" },
  ],
  [
    { key: "Unidentified", keyCode: 415 },
    { do: "media", what: "play" },
  ],
  [
    { key: "MediaRewind", keyCode: 412 },
    { do: "media", what: "back" },
  ],
  [{ key: "a", keyCode: 65 }, undefined],
  [{ key: "Tab", keyCode: 9 }, undefined],
])("BE-361: %j requests %j", (pressed, command) => {
  expect(parseRemoteKey(pressed)).toEqual(command);
});

test.each([
  ["ArrowLeft", true],
  ["MediaRewind", true],
  ["MediaPlayPause", false],
  ["Enter", false],
  ["Escape", false],
])("BE-461: whether %s held down repeats is %s", (key, expected) => {
  const command = parseRemoteKey({ key, keyCode: 0 });
  expect(command && isRepeatable(command)).toBe(expected);
});
