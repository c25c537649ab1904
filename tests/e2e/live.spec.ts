import { consoleApi } from "../support/console-api.ts";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { startSession } from "./support/session.ts";
import { expectPlaying, seekOf, seekRange, shown, watch } from "./support/player.ts";

/** On air for longer than the rewind window. */
const broadcast = site("arena", "/video/twelve-hours-of-corvara");

// The channel opens its films to members alone.
test.beforeEach(({ page }) => startSession(page, "arena"));

test("a live event plays at its edge", async ({ page }) => {
  await watch(page, broadcast);
  await expectPlaying(page);
  const { end } = await seekRange(page);
  expect(end - (await shown(page)).time).toBeLessThan(30);
  await expect(seekOf(page)).toHaveAttribute("aria-valuetext", "Live");
});

test('a viewer goes back in a live event, and "Go to live" returns', async ({ page }) => {
  await watch(page, broadcast);
  await expectPlaying(page);
  const edge = (await shown(page)).time;
  await seekOf(page).press("PageDown");
  await expect.poll(async () => (await shown(page)).time).toBeLessThan(edge - 30);
  await expectPlaying(page);
  await page.getByRole("button", { name: "Go to live" }).click();
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(edge);
  await expect(seekOf(page)).toHaveAttribute("aria-valuetext", "Live");
  await expectPlaying(page);
});

test("what is scheduled tells when it starts", async ({ page }) => {
  await page.goto(site("arena", "/video/eastgate-rovers"));
  await expect(
    page
      .getByRole("main")
      .getByText(/^Starts /)
      .first(),
  ).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
});

test("an event that has started is live for whoever comes then", async ({ page }) => {
  await page.goto(site("arena", "/video/superspeedway-main-event"));
  await expect(page.locator("video")).toHaveCount(0);
  await consoleApi.clock({ action: "start-next-event", channel: "arena" });
  // Another text beside the same event: nobody has asked for that yet, so nothing old is shown.
  const later = "/video/the-bowl?video_id=superspeedway-main-event";
  await watch(page, site("arena", later));
  await expectPlaying(page);
  await expect(seekOf(page)).toHaveAttribute("aria-valuetext", "Live");
});
