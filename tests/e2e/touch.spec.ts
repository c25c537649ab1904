import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { expectPlaying, pressPlay, videoOf } from "./support/player.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("BE-464: the tap that shows the controls presses none of them", async ({ page }) => {
  await page.goto(site("demo", "/video/blue-hour-the-light-that-stays"));
  await pressPlay(page);
  await expectPlaying(page);
  const controls = page.locator("[data-controls]");
  const settings = page.getByRole("button", { name: "Settings" });
  const places = [
    page.getByRole("button", { name: "Pause" }),
    page.getByRole("slider", { name: "Seek" }),
    page.getByRole("button", { name: "Captions" }),
    settings,
  ];
  for (const place of places) {
    const box = await place.boundingBox();
    if (!box) throw new Error("The control has no box.");
    await expect(controls).toHaveAttribute("data-controls", "hidden", { timeout: 10_000 });
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(controls).toHaveAttribute("data-controls", "shown");
  }
  await expect(videoOf(page)).toHaveJSProperty("paused", false);
  expect(await videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(
    60,
  );
  await expect(page.getByRole("button", { name: "Captions" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(page.getByRole("menu")).toHaveCount(0);
});
