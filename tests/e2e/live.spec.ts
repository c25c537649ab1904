import { consoleApi } from "../support/console-api.ts";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { startSession } from "./support/session.ts";
import { expectPlaying, seekOf, seekRange, readPlayback, watch } from "./support/player.ts";

/** On air for longer than the rewind window. */
const broadcast = site("arena", "/video/twelve-hours-of-corvara");

// The channel shows its films only to members.
test.beforeEach(({ page }) => startSession(page, "arena"));

test("a live event plays at its live edge", async ({ page }) => {
  await watch(page, broadcast);
  await expectPlaying(page);
  const { end } = await seekRange(page);
  expect(end - (await readPlayback(page)).time).toBeLessThan(30);
  await expect(seekOf(page)).toHaveAttribute("aria-valuetext", "Live");
});

test('a viewer rewinds a live event, and "Go to live" returns to the live edge', async ({
  page,
}) => {
  await watch(page, broadcast);
  await expectPlaying(page);
  const edge = (await readPlayback(page)).time;
  await seekOf(page).press("PageDown");
  await expect.poll(async () => (await readPlayback(page)).time).toBeLessThan(edge - 30);
  await expectPlaying(page);
  await page.getByRole("button", { name: "Go to live" }).click();
  await expect.poll(async () => (await readPlayback(page)).time).toBeGreaterThan(edge);
  await expect(seekOf(page)).toHaveAttribute("aria-valuetext", "Live");
  await expectPlaying(page);
});

test("the page of a scheduled event shows when it starts", async ({ page }) => {
  await page.goto(site("arena", "/video/eastgate-rovers"));
  await expect(
    page
      .getByRole("main")
      .getByText(/^Starts /)
      .first(),
  ).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
});

test("an event that has started is live for a viewer who arrives then", async ({ page }) => {
  await page.goto(site("arena", "/video/superspeedway-main-event"));
  await expect(page.locator("video")).toHaveCount(0);
  await consoleApi.clock({ action: "start-next-event", channel: "arena" });
  // With other query parameters, which no request has had, so no cached page is shown.
  const later = "/video/the-bowl?video_id=superspeedway-main-event";
  await watch(page, site("arena", later));
  await expectPlaying(page);
  await expect(seekOf(page)).toHaveAttribute("aria-valuetext", "Live");
});
