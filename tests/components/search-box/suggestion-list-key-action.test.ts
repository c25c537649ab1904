import { expect, test } from "vitest";
import { suggestionListKeyAction } from "@/components/search-box/suggestion-list-key-action";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const closed = { isOpen: false, isActive: false };
const open = { isOpen: true, isActive: false };
const active = { isOpen: true, isActive: true };

test.each([
  ["ArrowDown", {}, closed, "first"],
  ["ArrowUp", {}, closed, "last"],
  ["ArrowDown", {}, open, "next"],
  ["ArrowUp", {}, active, "previous"],
  ["ArrowDown", { altKey: true }, closed, "open"],
  ["ArrowUp", { altKey: true }, active, "close"],
  ["Escape", {}, open, "close"],
  ["Escape", {}, closed, undefined],
  ["Enter", {}, active, "choose"],
  ["Enter", {}, open, undefined],
  ["Delete", { shiftKey: true }, active, "forget"],
  ["Delete", { shiftKey: true }, open, undefined],
  ["Delete", {}, active, undefined],
  ["ArrowDown", { shiftKey: true }, open, undefined],
  ["ArrowUp", { ctrlKey: true }, open, undefined],
  ["ArrowDown", { metaKey: true }, open, undefined],
  ["Home", {}, active, undefined],
  ["End", {}, active, undefined],
  ["ArrowLeft", {}, active, undefined],
  ["Tab", {}, active, undefined],
  ["a", {}, active, undefined],
])("%s with %j in a list that is %j does: %s", (key, modifiers, state, does) => {
  expect(suggestionListKeyAction({ ...none, ...modifiers, key }, state)).toBe(does);
});
