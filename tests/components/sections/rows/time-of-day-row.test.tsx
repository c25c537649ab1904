import { expect, test } from "vitest";
import { useBlindObservers } from "../../support/blind-observers";
import { itemsOf, titles } from "../../support/items-of";
import { card } from "../../support/render-site";

useBlindObservers();

test("BE-333 a day goes from dawn to night, and names the time of day of every film", async () => {
  const items = await itemsOf("day", [
    card("late", { light: "night" }),
    card("dark"),
    card("early", { light: "dawn", art: "#886655" }),
    card("first", { light: "dawn" }),
  ]);
  expect(titles(items)).toEqual(["Film early", "Film first", "Film late", "Film dark"]);
  expect(items.map((item) => /Dawn|Night/.exec(item.textContent ?? "")?.[0])).toEqual([
    "Dawn",
    "Dawn",
    "Night",
    undefined,
  ]);
});
