import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { validateBridgeMessage, bridgeMessageTypes } from "../../../lib/contract/bridge.ts";

const page = readFileSync(new URL("../../../docs/mobile-bridge.md", import.meta.url), "utf8");
const chapters = [...page.matchAll(/^### `(\w+)`\n([\s\S]*?)(?=^##)/gm)];

test("docs/mobile-bridge.md has a chapter for every type of message, and no other", () => {
  expect(chapters.map(([, type]) => type)).toEqual([...bridgeMessageTypes]);
});

test.each(chapters.map(([, type, text = ""]) => [type, text]))(
  "the example of %s is a message of that type, without unknown fields",
  (type, text) => {
    const [, example = ""] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
    const message: unknown = JSON.parse(example);
    expect(validateBridgeMessage(message)).toEqual(message);
    expect(message).toMatchObject({ v: 1, type });
  },
);

test("the three ports of an app are listed in the order in which they are tried", () => {
  const names = ["ReactNativeWebView", "webkit.messageHandlers.marquee", "MarqueeAndroid"];
  const places = names.map((name) => page.indexOf(`window.${name}.postMessage`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
