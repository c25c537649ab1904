import { expect, test } from "vitest";
import { sortCardsByTime } from "@/components/sections/rows/sort-cards-by-time";
import { card } from "../support/render-site";
import type { CardView } from "@/lib/sections/card-view";

const tokens = (cards: CardView[]) => sortCardsByTime(cards).map(({ token }) => token);

test("BE-330 past events come first, then live ones, then upcoming ones", () => {
  const cards = [
    card("ahead", { state: "scheduled", startTime: 9 }),
    card("cancelled", { state: "cancelled", startTime: 8 }),
    card("live", { state: "live", startTime: 1 }),
    card("past", { publishedAt: 7 }),
  ];
  expect(tokens(cards)).toEqual(["past", "live", "cancelled", "ahead"]);
});

test("within each group the earlier event comes first", () => {
  const cards = [
    card("b", { publishedAt: 2 }),
    card("a", { publishedAt: 1 }),
    card("d", { state: "scheduled", startTime: 4 }),
    card("c", { state: "scheduled", startTime: 3 }),
  ];
  expect(tokens(cards)).toEqual(["a", "b", "c", "d"]);
});

test("an event without a time is at the end of its group, in the owner's order", () => {
  const cards = [
    card("none"),
    card("neither"),
    card("past", { publishedAt: 1 }),
    card("live", { state: "live" }),
  ];
  expect(tokens(cards)).toEqual(["past", "none", "neither", "live"]);
});
