import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { postFromPage } from "../support/sign-in.ts";
import { expectPlaying, watch } from "./support/player.ts";
import { startSession } from "./support/session.ts";

const paid = "/video/the-keeper";
const race = "/video/first-corner-ten-cars";

test("a paid film leads a viewer to its offers, and plays for a member @full", async ({ page }) => {
  await startSession(page, "lumen");
  await page.goto(site("lumen", paid));
  await expect(page).toHaveURL(site("lumen", "/paywalls/?context=the-keeper"));
  await page.context().clearCookies();
  await startSession(page, "lumen", "member");
  await watch(page, site("lumen", paid));
  await expectPlaying(page);
});

test("who signs in for a race is shown it, once the channel's questions are answered @full", async ({
  page,
  announce,
}) => {
  announce(428);
  await startSession(page, "arena", "missing");
  const answer = await page.goto(site("arena", race));
  expect(answer?.status()).toBe(428);
  await expect(
    page.getByRole("heading", { level: 1, name: "Before the lights go out" }),
  ).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  await postFromPage(page, "registration-fields", [
    { registration_field_token: "favourite-class", value: "GT" },
    { registration_field_token: "birthday", value: 0 },
  ]);
  await watch(page, site("arena", race));
  await expectPlaying(page);
});

test("an account that ends while it is used leads to sign-in, and public pages stay", async ({
  page,
}) => {
  await startSession(page, "arena");
  await consoleApi.resetData();
  await page.goto(site("arena", race));
  await expect(page).toHaveURL(site("arena", "/user/signIn"));
  await page.goto(site("arena"));
  await expect(page).toHaveURL(site("arena"));
});
