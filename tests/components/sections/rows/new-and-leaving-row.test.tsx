import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { useBlindObservers } from "../../support/blind-observers";
import { at, day, itemsOf, titles } from "../../support/items-of";
import { card } from "../../support/render-site";

useBlindObservers();

test("BE-331 a month begins with the latest film, and shows when each one leaves", async () => {
  const items = await itemsOf("month", [
    card("new", { availableFrom: at, availableUntil: at + 30 * day }),
    card("open"),
    card("old", { availableFrom: at - 29 * day, availableUntil: at + day }),
  ]);
  expect(titles(items)).toEqual(["Film new", "Film old", "Film open"]);
  const [next, , open] = items;
  expect([...(next?.querySelectorAll("time") ?? [])].map((time) => time.dateTime)).toEqual(
    [at, at + 30 * day].map((time) => new Date(time).toISOString()),
  );
  expect(next?.textContent).toMatch(/From\s+until\s/);
  expect(open?.querySelector("time")).toBeNull();
});

test("BE-331 a month labels the last day as today, and the one before as yesterday", async () => {
  const now = Date.now();
  const items = await itemsOf("month", [
    card("first", { availableFrom: now - 2 * day }),
    card("second", { availableFrom: now - day }),
    card("third", { availableFrom: now }),
  ]);
  const arrivals = items.map((item) => item.querySelector("time")?.textContent);
  expect(arrivals.slice(0, 2)).toEqual(["today", "yesterday"]);
  expect(arrivals[2]).not.toMatch(/day$/);
  expect(items[0]?.textContent).toMatch(/From\stoday/);
});

test("BE-331 a month of mostly paid films marks the free ones, and names the lock of the paid ones", async () => {
  const items = await itemsOf("month", [
    card("open", { availableFrom: at }),
    card("first", { availableFrom: at - day, access: "paywall" }),
    card("second", { availableFrom: at - 2 * day, access: "paywall" }),
  ]);
  expect(items.map((item) => within(item).queryAllByText("Free").length)).toEqual([1, 0, 0]);
  expect(items.map((item) => within(item).queryAllByText("Payment required").length)).toEqual([
    0, 1, 1,
  ]);
});

test("BE-331 a month shows below each title whether it is free, and its length", async () => {
  const film = { availableFrom: at, availableUntil: at + 30 * day, durationS: 600 };
  const items = await itemsOf("month", [
    card("open", film),
    card("first", { ...film, access: "paywall" }),
    card("second", { ...film, access: "paywall" }),
  ]);
  expect(items.map((item) => item.querySelector("h3 + p")?.textContent)).toEqual([
    expect.stringMatching(/^Free ·\s10\smin$/),
    expect.stringMatching(/^10\smin$/),
    expect.stringMatching(/^10\smin$/),
  ]);
});

test("BE-331 a month of mostly free films marks none as free", async () => {
  const items = await itemsOf("month", [
    card("open", { availableFrom: at }),
    card("locked", { availableFrom: at - day, access: "paywall" }),
  ]);
  expect(items.flatMap((item) => within(item).queryAllByText("Free"))).toEqual([]);
});
