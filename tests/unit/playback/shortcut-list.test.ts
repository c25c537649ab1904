import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getPlayerKeyAction } from "../../../lib/playback/player-key-action.ts";
import { shortcutList } from "../../../lib/playback/shortcut-list.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const named: Record<string, string> = {
  Space: " ",
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
};
const keys = shortcutList.flatMap((shortcut) => shortcut.keys).filter((key) => key !== "…");

test.each(keys)("the listed key %s does something", (key) => {
  expect(
    getPlayerKeyAction({ key: named[key] ?? key, hasModifier: false, focus: "player" }),
  ).toBeDefined();
});

test("every line of the list has its English words", () => {
  const texts: unknown = JSON.parse(read("public/lng/lang-en.json"));
  expect(texts).toMatchObject(
    Object.fromEntries(shortcutList.map(({ text }) => [text, expect.any(String)])),
  );
});

test("docs/keyboard.md names every key of the list", () => {
  const page = read("docs/keyboard.md");
  expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
});
