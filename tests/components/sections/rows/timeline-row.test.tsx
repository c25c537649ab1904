import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useBlindObservers } from "../../support/blind-observers";
import { at, hour, itemsOf, titles } from "../../support/items-of";
import { card } from "../../support/render-site";

useBlindObservers();

test("BE-330 a rail of time says Now where what is live begins, and offers what is to come", async () => {
  const items = await itemsOf("timeline", [
    card("next", { state: "scheduled", startTime: at + hour }),
    card("on", { state: "live", startTime: at }),
    card("past", { publishedAt: at - hour }),
  ]);
  expect(titles(items)).toEqual(["Film past", "Film on", "Film next"]);
  expect(items.map((item) => within(item).queryAllByText("Now").length)).toEqual([0, 1, 0]);
  const [, , next] = items;
  expect(next && within(next).getByRole("button", { name: "Notify me" })).toBeDefined();
  expect(next?.querySelector("time")?.dateTime).toBe(new Date(at + hour).toISOString());
});

test("BE-330 a rail of time says since when a broadcast is on, and equal hours once", async () => {
  const began = Date.now() - hour;
  const items = await itemsOf("timeline", [
    card("first", { state: "live", isRecent: true, startTime: began }),
    card("second", { state: "live", isRecent: true, startTime: began }),
    card("later", { state: "live", isRecent: true, startTime: began + 15 * 60_000 }),
    card("endless", { state: "live", startTime: began - 48 * hour }),
  ]);
  expect(titles(items)).toEqual(["Film endless", "Film first", "Film second", "Film later"]);
  const saysSince = (item: HTMLElement) =>
    /Since/.test(item.querySelector("p:not(.sr)[class*=mark]")?.textContent ?? "");
  expect(items.map(saysSince)).toEqual([false, true, false, true]);
  expect(screen.getAllByText("Since")).toHaveLength(3);
});

test("BE-330 how far a broadcast is stands on the rail alone", async () => {
  const startTime = Date.now() - hour;
  const aired = { time: 3600, duration: 7200 };
  const [item] = await itemsOf("timeline", [
    card("on", { state: "live", isRecent: true, startTime, aired }),
  ]);
  if (!item) throw new Error("no item");
  expect(item.querySelector("[class*=mark]")?.textContent).toMatch(/^Now1\shr in$/);
  expect(within(item).getAllByText(/1\shr/)).toHaveLength(1);
});

test("BE-334 a rail of time whose items tell no time is a rail", async () => {
  const items = await itemsOf("timeline", [card("a"), card("b")]);
  expect(titles(items)).toEqual(["Film a", "Film b"]);
  expect(screen.queryByText("Now")).toBeNull();
  expect(document.querySelector("time")).toBeNull();
});
