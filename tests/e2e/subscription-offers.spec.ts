import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { pay, toPayment } from "./support/payments.ts";
import { startSession } from "./support/session.ts";

for (const [what, offer, heading, after] of [
  ["paused", "Pause for 1 month", "Your subscription is paused", /^Paused from /],
  ["switched to another price", /^Switch to €2.49/, "Your plan has changed", /^€2\.49 a week$/],
] as const) {
  test(`instead of being cancelled a subscription is ${what} @full`, async ({ page }) => {
    await startSession(page, "demo");
    await page.goto(site("demo", "/paywalls/membership"));
    await toPayment(page);
    await pay(page);
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await page.goto(site("demo", "/payment/membership/cancel"));
    await page.getByRole("button", { name: offer }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeFocused();
    await page.getByRole("main").getByRole("link", { name: "My account" }).click();
    await expect(page.getByText(after)).toBeVisible();
  });
}
