import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { pay, toPayment } from "./support/payments.ts";
import { startSession } from "./support/session.ts";

const film = site("lumen", "/video/the-keeper");
const prices = site("lumen", "/paywalls/?context=the-keeper");

test("a film that is bought in one tab opens in the other, where it was refused @full", async ({
  page,
  context,
}) => {
  await startSession(page, "lumen");
  await page.goto(film);
  await expect(page).toHaveURL(prices);
  const other = await context.newPage();
  await other.goto(film);
  await expect(other).toHaveURL(prices);
  await page.getByRole("tab", { name: "One-time" }).click();
  await toPayment(page);
  await pay(page);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect(other).toHaveURL(film);
  await expect(other.getByRole("button", { name: "Play", exact: true }).first()).toBeVisible();
});
