import { expect, test } from "vitest";
import { periodTabs } from "../../../lib/payment/period-tabs.ts";

test("BE-180: tabs are in the usual order, only those with prices", () => {
  expect(periodTabs(["once", "month", "year", "month"])).toEqual(["all", "year", "month", "once"]);
  expect(periodTabs([])).toEqual(["all"]);
});

test("BE-180: a channel's order of periods is the order of the tabs", () => {
  const order = { once: 0, month: 1, all: 2, year: 3, week: 4 };
  expect(periodTabs(["year", "month", "once"], order)).toEqual(["once", "month", "all", "year"]);
});

test("BE-180: a period that is missing in the order has its usual place", () => {
  expect(periodTabs(["year", "week"], { all: 9 })).toEqual(["year", "week", "all"]);
});
