import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { channels, matrixUnlessPlain } from "./support/channels.ts";
import { signInIfClosed } from "./support/sign-in-if-closed.ts";
import { startSession } from "./support/session.ts";

test.use({ javaScriptEnabled: false });

for (const channel of channels) {
  test(`${channel.token} can be read and followed, and shows no button that does nothing${matrixUnlessPlain(channel.token)}`, async ({
    page,
  }) => {
    await signInIfClosed(page, channel);
    await page.goto(site(channel.token));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    const card = page.getByRole("listitem").locator('a[href^="/video/"]').first();
    const name = String(await card.textContent());
    await card.click();
    // The film's own page, or the redirect to it: which film is first on Lumen depends on the day.
    await expect(page).toHaveURL(/\/video\/|\/user\//);
    await expect(page.getByRole("main")).toContainText(name);
  });
}

test("the browser's own player plays a film, and no element covers it", async ({ page }) => {
  await page.goto(site("demo", "/video/blue-hour-the-light-that-stays"));
  const film = page.locator("noscript video");
  await expect(film).toBeVisible();
  await expect(film).toHaveAttribute("controls");
  await film.click({ trial: true });
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("a chosen price is passed on to sign-up, and is chosen afterwards", async ({ page }) => {
  await page.goto(site("demo", "/paywalls/membership"));
  await page.getByRole("radio", { name: "Yearly" }).check();
  await page.getByRole("button", { name: "Sign up and continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign up" })).toBeVisible();
  await startSession(page, "demo");
  await page.goto(site("demo", "/paywalls/membership"));
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
});
