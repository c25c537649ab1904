import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { channels } from "./support/channels.ts";

test.use({ javaScriptEnabled: false });

for (const { token } of channels) {
  test(`the home page of ${token} shows no button that does nothing`, async ({ page }) => {
    await page.goto(site(token));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
}

test("a film can be played by the browser itself, and nothing lies over it", async ({ page }) => {
  await page.goto(site("demo", "/video/blue-hour-the-light-that-stays"));
  const film = page.locator("noscript video");
  await expect(film).toBeVisible();
  await expect(film).toHaveAttribute("controls");
  await film.click({ trial: true });
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});
