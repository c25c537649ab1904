import type { Page } from "playwright/test";
import { providerConsole, site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { pay, toPayment } from "./support/payments.ts";
import { startSession } from "./support/session.ts";

/** The events of a browser may be read sixty times a minute, by all tests of a lane together. */
const patiently = { timeout: 30_000, intervals: [500, 1_000, 2_000] };

type Stored = { event_id: string; event_name: string; page_path: string };

/** What this browser's events are in the store. */
const stored = (page: Page): Promise<Stored[]> =>
  page.evaluate(async () => (await (await fetch("/api/recorded-events")).json()).events);
const pathsStored = async (page: Page) =>
  (await stored(page))
    .filter(({ event_name }) => event_name === "page_view")
    .map(({ page_path }) => page_path)
    .toSorted();

test("of two tabs that send at once each event is in the store once", async ({ page, context }) => {
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

test("a purchase is in the owner's funnel from the way in to the payment", async ({ page }) => {
  await startSession(page, "demo");
  await page.goto(site("demo", "/paywalls/membership"));
  // What counts comes once the page has nothing else to do; who is quicker than that is not counted.
  await expect.poll(() => pathsStored(page), patiently).toEqual(["/paywalls/membership"]);
  await toPayment(page);
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
