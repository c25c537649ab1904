import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { startSite } from "./support/own-site.ts";

const channels = ["demo", "arena", "lumen", "academy"];

for (const channel of channels) {
  test(`the home page of ${channel} hydrates under its policy`, async ({ page }) => {
    const answer = await page.goto(site(channel));
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.waitForFunction(() =>
      Object.keys(document.documentElement).some((key) => key.startsWith("__react")),
    );
  });
}

test("an injected script does not run", async ({ page, announce }) => {
  announce(/Content Security Policy/);
  await page.goto(site("demo"));
  await page.evaluate(() => {
    const host = document.createElement("div");
    host.innerHTML = `<img src="data:," onerror="document.title = 'owned'">`;
    document.body.append(host);
    const script = document.createElement("script");
    script.textContent = "document.title = 'owned'";
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle("owned");
});

test("a page that does not exist is a 404 with the channel's brand", async ({ page, announce }) => {
  announce(/404/);
  const answer = await page.goto(site("demo", "/pages/there-is-no-such-page"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("banner")).toBeVisible();
});

test("a site whose words nobody reads any more ends in order", async () => {
  const own = await startSite();
  expect(await own.deafen()).toBe(0);
});
