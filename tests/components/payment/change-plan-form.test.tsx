import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { ChangePlanForm } from "@/components/payment/change-plan-form";
import { aPrice, aSubscription, now } from "../../support/paywalls";
import { expectHeading, press } from "../support/forms";
import { renderSite } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";

const api = useSiteApi();
const yearly = aPrice("yearly", { price: 7_900, payment_period: "year" });
const subscription = aSubscription({ offers: [{ kind: "switch", price: yearly }] });
const quote = {
  due: 7_261,
  credit: 0,
  unused: 639,
  currency: "EUR",
  at: now,
  schedule: [{ amount: 7_900, at: Date.parse("2031-01-31T12:00:00Z") }],
  ends_at: Date.parse("2031-01-31T12:00:00Z"),
};
const respondWith = (more: object = {}) =>
  api.server.use(http.get("*/api/switch-quote", () => HttpResponse.json({ ...quote, ...more })));
const lines = () =>
  [...document.querySelectorAll("dl > div")].map(({ children: [name, value] }) => [
    name?.textContent,
    value?.textContent,
  ]);

it("shows what is due today and what follows before anything is charged", async () => {
  respondWith();
  renderSite(<ChangePlanForm subscription={subscription} mobile={false} />);
  await screen.findByRole("button", { name: "Pay €72.61 and change plan" });
  expect(lines()).toEqual([
    ["Left of the current period", "€6.39"],
    ["Due today", "€72.61"],
    ["Next payment on 31 January 2031", "€79.00"],
    ["From 31 January 2032, until you cancel", "€79.00 a year"],
    ["How to leave", "Two clicks on your account page. Earliest end: 31 January 2031."],
  ]);
  expect(api.bodies()).toEqual([]);
});

it("confirms the shown sum, and names it with the next payment in the result", async () => {
  respondWith();
  api.respond("switch-subscription", 200, {});
  renderSite(<ChangePlanForm subscription={subscription} mobile={false} />);
  await screen.findByRole("button", { name: "Pay €72.61 and change plan" });
  await press("Pay €72.61 and change plan");
  await expectHeading("Your plan has changed");
  expect(api.bodies()).toMatchObject([
    { paywall: "all", price: "yearly", shown: { due: 7_261, at: now } },
  ]);
  const text = "You paid €72.61 for All films: €79.00 a year from now on.";
  expect(screen.getByText(text)).toBeDefined();
  expect(lines()[0]).toEqual(["Next payment on 31 January 2031", "€79.00"]);
});

it("shows the credit that is left for later payments", async () => {
  respondWith({ due: 0, credit: 500 });
  renderSite(<ChangePlanForm subscription={subscription} mobile={false} />);
  await screen.findByText("Credit for later payments");
  expect(lines()).toContainEqual(["Credit for later payments", "€5.00"]);
  expect(screen.getByRole("button", { name: "Change plan" })).toBeDefined();
});

it("shows a sum that has changed meanwhile, and charges nothing", async () => {
  respondWith();
  api.respond("switch-subscription", 409, { code: 409, detail: "PRICE_CHANGED" });
  renderSite(<ChangePlanForm subscription={subscription} mobile={false} />);
  await screen.findByRole("button", { name: "Pay €72.61 and change plan" });
  respondWith({ due: 7_300 });
  await press("Pay €72.61 and change plan");
  await screen.findByRole("button", { name: "Pay €73.00 and change plan" });
  expect(screen.getByRole("alert").textContent).toContain("The cost has changed meanwhile.");
});

it("says that there is no other plan", () => {
  renderSite(<ChangePlanForm subscription={aSubscription()} mobile={false} />);
  expect(screen.getByText("There is no other plan to change to at the moment.")).toBeDefined();
});
