import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { channels, matrixUnlessPlain } from "./support/channels.ts";
import { comeIn } from "./support/come-in.ts";
import { startSession } from "./support/session.ts";

test.use({ javaScriptEnabled: false });

for (const channel of channels) {
  test(`${channel.token} can be read and followed, and shows no button that does nothing${matrixUnlessPlain(channel.token)}`, async ({
    page,
  }) => {
    await comeIn(page, channel);
    await page.goto(site(channel.token));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    const card = page.getByRole("listitem").locator('a[href^="/video/"]').first();
    const name = String(await card.textContent());
    await card.click();
    // The film's own page, or the way to it: which film comes first on Lumen is a matter of the day.
    await expect(page).toHaveURL(/\/video\/|\/user\//);
    await expect(page.getByRole("main")).toContainText(name);
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

test("a price that is chosen goes along to sign-up, and is chosen afterwards", async ({ page }) => {
  await page.goto(site("demo", "/paywalls/membership"));
  await page.getByRole("radio", { name: "Yearly" }).check();
  await page.getByRole("button", { name: "Sign up and continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign up" })).toBeVisible();
  await startSession(page, "demo");
  await page.goto(site("demo", "/paywalls/membership"));
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
});
