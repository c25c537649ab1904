import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { startSession } from "./support/session.ts";

const race = "/video/first-corner-ten-cars";

test("an account that is deleted while in use is redirected to sign-in, and public pages stay open", async ({
  page,
}) => {
  await startSession(page, "arena");
  await consoleApi.resetData();
  await page.goto(site("arena", race));
  await expect(page).toHaveURL(site("arena", "/user/signIn"));
  await page.goto(site("arena"));
  await expect(page).toHaveURL(site("arena"));
});
