import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { useBlindObservers } from "../../support/blind-observers";
import { itemsOf } from "../../support/items-of";
import { card } from "../../support/render-site";

useBlindObservers();

test("BE-373 a course numbers its items, and shows its groups with their length", async () => {
  const of = (group: string) => ({
    series: { token: "tides", name: "Tides", group },
    durationS: 600,
  });
  const items = await itemsOf("course", [
    card("a", of("Ebb")),
    card("b", of("Ebb")),
    card("c", of("Flood")),
  ]);
  expect(items.map((item) => item.querySelector(":scope > b")?.textContent)).toEqual([
    "1",
    "2",
    "3",
  ]);
  const groups = screen.getAllByRole("heading", { level: 3 });
  expect(groups.map((group) => group.textContent)).toEqual(["Ebb", "Flood"]);
  expect(items.map((item) => item.querySelector("h3 + p")?.textContent)).toEqual([
    "20\u00a0min",
    undefined,
    "10\u00a0min",
  ]);
});

test("BE-373 a course with items of several series has no groups", async () => {
  const of = (token: string) => ({ series: { token, name: token, group: "Ebb" } });
  await itemsOf("course", [card("a", of("tides")), card("b", of("winds"))]);
  expect(screen.queryByText("Ebb")).toBeNull();
});

test("BE-373 a page in a course has no number", async () => {
  const items = await itemsOf("course", [card("ada", { kind: "page" }), card("b")]);
  expect(items.map((item) => item.querySelector(":scope > b")?.textContent)).toEqual([
    undefined,
    "2",
  ]);
});
