import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { hydrated } from "./support/hydrated.ts";
import { startSite } from "./support/own-site.ts";

test("the home page hydrates under its policy", async ({ page }) => {
  const answer = await page.goto(site("demo"));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-");
  await hydrated(page);
});

test("a site whose words nobody reads any more ends in order", async () => {
  const own = await startSite();
  expect(await own.deafen()).toBe(0);
});
