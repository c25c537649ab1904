import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";

test.use({ timezoneId: "Pacific/Kiritimati" });

test("a browser with its system's language tag gets times in its own format", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { value: ["en-US@posix"] });
  });
  const html = String(await (await page.goto(site("demo")))?.text());
  const [, ofServer = ""] = /<time [^>]*data-time-format="date-time"[^>]*>([^<]+)/.exec(html) ?? [];
  expect(ofServer).toMatch(/\d/);
  const time = page.locator('main time[data-time-format="date-time"]').first();
  await time.scrollIntoViewIfNeeded();
  await expect(time).not.toHaveText(ofServer);
  await expect(time).toHaveText(/\d/);
});
