import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { sendRequest } from "./support/send-request.ts";
import { failAllCalls } from "./support/faults.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";

let startedSite: StartedSite;
test.beforeAll(async () => {
  startedSite = await startSite();
});
test.afterAll(() => startedSite.stop());

// docs/security.md SE-34
test("a page without a cached copy is a 503 with an error screen, and recovers", async ({
  page,
  announce,
}) => {
  announce(503);
  await failAllCalls();
  const response = await page.goto(startedSite.at("arena"));
  expect(response?.status()).toBe(503);
  expect(response?.headers()["retry-after"]).toBe("5");
  await expect(page.getByRole("heading", { name: "Server error" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible();
  await consoleApi.clearFaults();
  expect((await page.reload())?.status()).toBe(200);
});

const film = "/video/blue-hour-the-light-that-stays";

for (const path of ["/", "/pages/films", film]) {
  test(`a cached ${path} is served while the provider is unavailable, an hour later too${matrixUnless(path === film)}`, async ({
    page,
  }) => {
    const before = await page.goto(startedSite.at("demo", path));
    expect(before?.status()).toBe(200);
    const cards = page.locator('main a[href^="/video/"]');
    const shown = await cards.count();
    expect(shown).toBeGreaterThan(0);
    await failAllCalls();
    await startedSite.anHourLater();
    const after = await page.goto(startedSite.at("demo", path));
    expect(after?.status()).toBe(200);
    expect(await cards.count()).toBe(shown);
  });
}

// docs/security.md SE-34
test("an unknown page stays a 404, a known one never becomes a 404", async () => {
  await sendRequest("lumen", { path: "/pages/films", port: startedSite.port });
  await failAllCalls();
  await startedSite.anHourLater();
  expect(
    (await sendRequest("lumen", { path: "/pages/films", port: startedSite.port })).status,
  ).toBe(200);
  expect(
    (await sendRequest("lumen", { path: "/pages/series", port: startedSite.port })).status,
  ).toBe(503);
});
