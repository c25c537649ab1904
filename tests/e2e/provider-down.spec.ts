import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { ask } from "./support/ask.ts";
import { providerDown } from "./support/faults.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";

let own: StartedSite;
test.beforeAll(async () => {
  own = await startSite();
});
test.afterAll(() => own.stop());

// docs/security.md SE-34
test("what was never seen is a 503 in words, and comes back", async ({ page, announce }) => {
  announce(503);
  await providerDown();
  const answer = await page.goto(own.at("arena"));
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()["retry-after"]).toBe("5");
  await expect(page.getByRole("heading", { name: "Server error" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible();
  await consoleApi.clearFaults();
  expect((await page.reload())?.status()).toBe(200);
});

const film = "/video/blue-hour-the-light-that-stays";

for (const path of ["/", "/pages/films", film]) {
  test(`a warm ${path} goes on while the provider is away, an hour later too${matrixUnless(path === film)}`, async ({
    page,
  }) => {
    const before = await page.goto(own.at("demo", path));
    expect(before?.status()).toBe(200);
    const cards = page.locator('main a[href^="/video/"]');
    const shown = await cards.count();
    expect(shown).toBeGreaterThan(0);
    await providerDown();
    await own.anHourLater();
    const after = await page.goto(own.at("demo", path));
    expect(after?.status()).toBe(200);
    expect(await cards.count()).toBe(shown);
  });
}

// docs/security.md SE-34
test("an unknown page stays unknown, a known one is never called so", async () => {
  await ask("lumen", { path: "/pages/films", port: own.port });
  await providerDown();
  await own.anHourLater();
  expect((await ask("lumen", { path: "/pages/films", port: own.port })).status).toBe(200);
  expect((await ask("lumen", { path: "/pages/series", port: own.port })).status).toBe(503);
});
