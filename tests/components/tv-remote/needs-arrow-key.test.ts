import { afterEach, describe, expect, test } from "vitest";
import { needsArrowKey } from "../../../components/tv-remote/needs-arrow-key";
import type { ArrowDirection } from "../../../components/tv-remote/nearest-box";

afterEach(() => document.body.replaceChildren());

/** The arrows that the element marked `id="it"` uses itself. */
function arrowsOf(
  html: string,
  prepare: (element: HTMLElement) => void = () => {},
): ArrowDirection[] {
  document.body.innerHTML = html;
  const element = document.getElementById("it");
  if (!element) throw new Error("nothing is marked");
  prepare(element);
  const all: ArrowDirection[] = ["up", "down", "left", "right"];
  return all.filter((direction) => needsArrowKey(element, direction));
}

const caretAt = (place: number) => (element: HTMLElement) => {
  if (element instanceof HTMLInputElement) element.setSelectionRange(place, place);
};

describe("BE-361: the focused element uses these arrows itself:", () => {
  test.each<[string, string, ArrowDirection[]]>([
    ["a link none", `<a id="it" href="/">x</a>`, []],
    ["a button none", `<button id="it">x</button>`, []],
    ["a choice none", `<input id="it" type="radio">`, []],
    ["a closed list none", `<select id="it"><option>x</select>`, []],
    ["a slider sideways", `<input id="it" type="range">`, ["left", "right"]],
    ["a custom slider sideways", `<div id="it" role="slider"></div>`, ["left", "right"]],
    [
      "a menu all",
      `<div role="menu"><button id="it"></button></div>`,
      ["up", "down", "left", "right"],
    ],
    ["an empty field none", `<input id="it" type="search">`, []],
  ])("%s", (_, html, arrows) => {
    expect(arrowsOf(html)).toEqual(arrows);
  });

  test("open suggestions use up and down", () => {
    const field = `<input id="it" type="search" role="combobox" aria-expanded="true" value="sea">`;
    expect(arrowsOf(field, caretAt(3))).toEqual(["up", "down"]);
  });

  test.each<[number, ArrowDirection[]]>([
    [0, ["right"]],
    [1, ["left", "right"]],
    [3, ["left"]],
  ])("text with the caret at %i of three uses %j", (place, arrows) => {
    expect(arrowsOf(`<input id="it" type="text" value="sea">`, caretAt(place))).toEqual(arrows);
  });

  test("tabs use left and right, but not beyond the last", () => {
    const tab = (id: string) => `<button role="tab" ${id}>x</button>`;
    const tabs = (...ids: string[]) => `<div role="tablist">${ids.map(tab).join("")}</div>`;
    expect(arrowsOf(tabs("", 'id="it"', ""))).toEqual(["left", "right"]);
    expect(arrowsOf(tabs('id="it"', ""))).toEqual(["right"]);
    expect(arrowsOf(tabs("", 'id="it"'))).toEqual(["left"]);
  });
});
