import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { waitForHydration } from "./support/hydrated.ts";
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

type ScreenPoint = [x: number, y: number];

/** Moves a finger over the screen, as a person does: in steps. */
async function swipe(page: Page, [x, y]: ScreenPoint, [toX, toY]: ScreenPoint): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const steps = 8;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [{ x: x + ((toX - x) * part) / steps, y: y + ((toY - y) * part) / steps }],
    });
  await touch("touchStart", 0);
  for (let part = 1; part <= steps; part += 1) await touch("touchMove", part);
  await touch("touchEnd", steps);
  await devtools.detach();
}

test("BE-486: a swipe over the hero changes its item, presses nothing, and scrolling still scrolls", async ({
  page,
}) => {
  await page.goto(site("demo"));
  await waitForHydration(page);
  const hero = page.locator("[data-hero]");
  const titleOf = () => hero.getByRole("heading").first().innerText();
  const first = await titleOf();
  const play = await hero.getByRole("link", { name: "Play" }).boundingBox();
  if (!play) throw new Error("The link has no box.");
  const y = play.y + play.height / 2;
  await swipe(page, [300, y], [120, y + 10]);
  await expect.poll(titleOf).not.toBe(first);
  await expect(page).toHaveURL(site("demo"));
  await swipe(page, [100, 250], [300, 250]);
  await expect.poll(titleOf).toBe(first);
  await swipe(page, [200, 500], [190, 200]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await titleOf()).toBe(first);
  await expect(page).toHaveURL(site("demo"));
});
