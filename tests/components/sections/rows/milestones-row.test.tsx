import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useBlindObservers } from "../../support/blind-observers";
import { itemsOf } from "../../support/items-of";
import { card } from "../../support/render-site";

useBlindObservers();

test("BE-332 a path numbers its stations in order, and marks the start", async () => {
  const items = await itemsOf("path", [card("a"), card("b")]);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(items.map((item) => item.querySelector("p b")?.textContent)).toEqual(["1", "2"]);
  expect(items.map((item) => within(item).queryAllByText("Start here").length)).toEqual([1, 0]);
});

test("BE-332 a badge of the owner is a fact of its station", async () => {
  const [item] = await itemsOf("path", [card("a", { badge: "Tonight", durationS: 480 })]);
  expect(item?.querySelector("[class*=meta]")?.textContent).toMatch(/^Tonight ·\s8\smin$/);
  expect(screen.getAllByText(/Tonight/)).toHaveLength(1);
});

test("BE-332 a station has only its own number", async () => {
  const series = { token: "tides", name: "Tides", episode: 6 };
  const items = await itemsOf("path", [card("a", { series }), card("b")]);
  expect(items[0]?.textContent).toContain("Tides");
  expect(items[0]?.textContent).not.toContain("E6");
});
