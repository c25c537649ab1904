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

it("BE-502: shows the payments and the total of a commitment", async () => {
  const price = aPrice("bound", { price: 599, commitment_count: 12 });
  const schedule = [{ amount: 599, at: Date.parse("2030-02-28T12:00:00Z") }];
  respondWith({ due: 0, credit: 0, unused: 599, schedule });
  const offers = [{ kind: "switch" as const, price }];
  renderSite(<ChangePlanForm subscription={aSubscription({ offers })} mobile={false} />);
  await screen.findByText("Total you commit to");
  expect(lines()).toEqual([
    ["Left of the current period", "€5.99"],
    ["Due today", "€0.00"],
    ["Then, 11 more payments to 31 December 2030", "€65.89"],
    ["Total you commit to", "€65.89"],
    ["After that, until you cancel", "€5.99 a month"],
    ["How to leave", "Two clicks on your account page. Earliest end: 31 January 2031."],
  ]);
  const option = "Monthly, with commitment · €5.99 a month · 12 payments minimum.";
  expect(screen.getByRole("radio", { name: option })).toBeDefined();
});

it("BE-502: shows a payment that a credit reduces on its day, without a period", async () => {
  const price = aPrice("weekly", { price: 249, payment_period: "week" });
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
  const schedule = [
    { amount: 0, at: at("2030-02-07"), count: 1 },
    { amount: 108, at: at("2030-02-14"), count: 1 },
    { amount: 249, at: at("2030-02-21") },
  ];
  respondWith({ due: 0, credit: 390, schedule, ends_at: at("2030-02-07") });
  const offers = [{ kind: "switch" as const, price }];
  renderSite(<ChangePlanForm subscription={aSubscription({ offers })} mobile={false} />);
  await screen.findByText("Credit for later payments");
  expect(lines().slice(3, -1)).toEqual([
    ["Next payment on 7 February 2030", "€0.00"],
    ["Payment on 14 February 2030", "€1.08"],
    ["From 21 February 2030, until you cancel", "€2.49 a week"],
  ]);
});

it.each([
  [
    { amount: 160, payments: 2 },
    "Your discount of €1.60 on each of the next 2 payments ends with this change.",
  ],
  [
    { amount: 160, payments: 1 },
    "Your discount of €1.60 on the next payment ends with this change.",
  ],
  [{ amount: 160 }, "Your discount of €1.60 on each payment ends with this change."],
])("BE-502: shows that the discount %o ends", async (lost, text) => {
  respondWith({ lost_discount: lost });
  renderSite(<ChangePlanForm subscription={subscription} mobile={false} />);
  expect(await screen.findByText(text)).toBeDefined();
});

it("BE-502: shows that a trial ends", async () => {
  respondWith();
  const trial = { ...subscription, trial_ends_at: Date.parse("2030-02-14T12:00:00Z") };
  renderSite(<ChangePlanForm subscription={trial} mobile={false} />);
  const text = "Your free trial until 14 February 2030 ends with this change.";
  expect(await screen.findByText(text)).toBeDefined();
});

it("BE-503: says that the plan was changed once already", () => {
  renderSite(<ChangePlanForm subscription={aSubscription({ no_switch: "used" })} mobile={false} />);
  expect(screen.getByText(/^The plan was changed once/)).toBeDefined();
});

it("says that there is no other plan", () => {
  renderSite(<ChangePlanForm subscription={aSubscription()} mobile={false} />);
  expect(screen.getByText("There is no other plan to change to at the moment.")).toBeDefined();
});
