import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Calendar } from "@/components/forms/calendar";
import { giftDateRange } from "@/lib/payment/gift-terms";
import { renderSite } from "../support/render-site";

const day = Date.UTC(2030, 1, 14);
const show = () =>
  renderSite(<Calendar day={day} days={giftDateRange(day)} language="en" choose={() => {}} />);

it("offers the years of the allowed days", () => {
  show();
  const years = screen.getAllByRole("option").map(({ textContent }) => textContent ?? "");
  expect(years.filter((name) => /^\d+$/.test(name))).toEqual(["2030", "2031"]);
});

// docs/behaviour.md BE-444
it("names its lists of months and years in the language of the page", () => {
  show();
  expect(screen.getAllByRole("combobox", { name: /^(?:month|year)$/ })).toHaveLength(2);
});

it("accepts no day before the first", () => {
  show();
  const dayOf = (name: RegExp) => screen.getByRole("gridcell", { name });
  expect(dayOf(/February 13th/).getAttribute("aria-disabled")).toBe("true");
  expect(dayOf(/February 14th/).getAttribute("aria-disabled")).toBe("false");
});
