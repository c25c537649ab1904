import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { channels } from "./support/channels.ts";
import { comeIn } from "./support/come-in.ts";
import { drawn, stickingOut } from "./support/sticking-out.ts";
import { watchShifts } from "./support/shifts.ts";

const widths = [320, 480, 650, 940, 1200, 1600];

for (const channel of channels) {
  const { token, film } = channel;
  for (const path of ["/", film]) {
    test(`${token}${path} fits every width`, async ({ page }) => {
      if (path === film) await comeIn(page, channel);
      await page.goto(site(token, path));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await drawn(page);
        expect(await stickingOut(page), `at ${width} px`).toEqual([]);
      }
    });

    for (const width of [390, 1440]) {
      test(`nothing jumps while ${token}${path} loads at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        if (path === film) await comeIn(page, channel);
        const shifted = await watchShifts(page);
        await page.goto(site(token, path));
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("networkidle");
        expect(await shifted()).toBeLessThanOrEqual(0.01);
      });
    }
  }

  test(`pictures of ${token} keep their place, and wait unless they lead`, async ({ page }) => {
    await page.goto(site(token));
    const pictures = page.getByRole("main").locator("img");
    const unsized = await pictures.evaluateAll(
      (all) =>
        all.filter((one) => !one.getAttribute("width") || !one.getAttribute("height")).length,
    );
    expect(unsized).toBe(0);
    await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
    await expect(pictures.first()).not.toHaveAttribute("loading", "lazy");
    const cards = page.getByRole("main").getByRole("listitem").locator("img");
    const hasty = await cards.evaluateAll(
      (all) => all.filter((one) => one.getAttribute("loading") !== "lazy").length,
    );
    expect(hasty).toBe(0);
  });

  test(`${token} can be read and followed without scripts`, async ({ browser, page: door }) => {
    await comeIn(door, channel);
    const storageState = await door.context().storageState();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState });
    const page = await context.newPage();
    await page.goto(site(token));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const card = page.getByRole("listitem").locator('a[href^="/video/"]').first();
    const name = String(await card.textContent());
    await card.click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await context.close();
  });
}

const player = "#EXTINF";

test("the home page loads no code of the player, a film's page does when it is turned to", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") scripts.push(answer.text());
  });
  const playerCode = async () =>
    (await Promise.all(scripts.splice(0))).filter((text) => text.includes(player)).length;
  await page.goto(site("demo"));
  await page.waitForLoadState("networkidle");
  expect(await playerCode()).toBe(0);
  await page.goto(site("demo", "/video/blue-hour-the-light-that-stays"));
  await page.waitForLoadState("networkidle");
  expect(await playerCode()).toBe(0);
  await page.getByRole("button", { name: "Play", exact: true }).hover();
  await expect.poll(playerCode).toBe(1);
});
