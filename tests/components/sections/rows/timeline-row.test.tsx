import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useBlindObservers } from "../../support/blind-observers";
import { at, hour, itemsOf, titles } from "../../support/items-of";
import { card } from "../../support/render-site";

useBlindObservers();

test("BE-330 a timeline row marks Now at the first live event, and offers notifications of upcoming ones", async () => {
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

test("BE-330 a live event shows its progress, or since when, only below its title", async () => {
  const startTime = Date.now() - hour;
  const aired = { time: 3600, duration: 7200 };
  const items = await itemsOf("timeline", [
    card("on", { state: "live", isRecent: true, startTime, aired }),
    card("open", { state: "live", isRecent: true, startTime }),
  ]);
  const texts = items.map((item) => [...item.querySelectorAll("p")].map((p) => p.textContent));
  expect(texts).toEqual([
    [expect.stringMatching(/^1\shr\sin$/), "Now"],
    [expect.stringMatching(/^Since/)],
  ]);
});

test("BE-330 the same hour as in the previous card is not repeated", async () => {
  const items = await itemsOf("timeline", [
    card("first", { state: "scheduled", startTime: at }),
    card("second", { state: "scheduled", startTime: at }),
    card("later", { state: "scheduled", startTime: at + hour }),
  ]);
  const isShown = (item: HTMLElement) =>
    item.querySelector("time")?.closest("p")?.className !== "sr";
  expect(items.map(isShown)).toEqual([true, false, true]);
});

test("BE-334 a timeline row whose items have no time is a rail", async () => {
  const items = await itemsOf("timeline", [card("a"), card("b")]);
  expect(titles(items)).toEqual(["Film a", "Film b"]);
  expect(screen.queryByText("Now")).toBeNull();
  expect(document.querySelector("time")).toBeNull();
});
