import type { Page } from "playwright/test";
import { providerConsole, site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { pay, openPayment } from "./support/payments.ts";
import { startSession } from "./support/session.ts";

/** All tests of a lane together may read a browser's events sixty times a minute. */
const patiently = { timeout: 30_000, intervals: [500, 1_000, 2_000] };

type Stored = { event_id: string; event_name: string; page_path: string };

/** The events of this browser in the store. */
const stored = (page: Page): Promise<Stored[]> =>
  page.evaluate(async () => (await (await fetch("/api/recorded-events")).json()).events);
const pathsStored = async (page: Page) =>
  (await stored(page))
    .filter(({ event_name }) => event_name === "page_view")
    .map(({ page_path }) => page_path)
    .toSorted();

test("events that two tabs send at the same time are stored once", async ({ page, context }) => {
  const other = await context.newPage();
  const arrived = (paths: string[]) =>
    expect.poll(() => pathsStored(page), patiently).toEqual(paths);
  await Promise.all([page.goto(site("demo")), other.goto(site("demo", "/pages/blue-hour"))]);
  await arrived(["/", "/pages/blue-hour"]);
  await Promise.all([page.goto(site("demo", "/search")), other.goto(site("demo"))]);
  await arrived(["/", "/", "/pages/blue-hour", "/search"]);
  const ids = (await stored(page)).map(({ event_id }) => event_id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a purchase is counted in every step of the owner's funnel, from the prices to the payment", async ({
  page,
}) => {
  await startSession(page, "demo");
  await page.goto(site("demo", "/paywalls/membership"));
  // Events are sent when the page is idle: earlier actions are not counted.
  await expect.poll(() => pathsStored(page), patiently).toEqual(["/paywalls/membership"]);
  await openPayment(page);
  await pay(page);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const steps = async () => {
    const names = (await stored(page)).map(({ event_name }) => event_name);
    return ["begin_checkout", "purchase"].map(
      (name) => names.filter((each) => each === name).length,
    );
  };
  await expect.poll(steps, patiently).toEqual([1, 1]);
  await consoleApi.rollUpEvents();
  await page.goto(providerConsole("/console/analytics?channel=demo"));
  const funnel = page.getByRole("region", { name: "From paywall to purchase" });
  await funnel.getByText("Table", { exact: true }).click();
  await expect(funnel.getByRole("row")).toHaveText([
    /Step/,
    /Visits\s*1\s*100/,
    /Ways to pay seen\s*1\s*100/,
    /Checkout begun\s*1\s*100/,
    /Bought\s*1\s*100/,
  ]);
});
