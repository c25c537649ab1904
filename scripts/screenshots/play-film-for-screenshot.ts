import type { Page } from "playwright/test";
import { waitForHydration } from "../../tests/e2e/support/hydrated.ts";
import { waitUntilSettled } from "./wait-until-page-settled.ts";
import type { ScreenshotStack } from "./screenshot-stack.ts";

/** A film that plays, with the preview of what comes where the pointer is on the seek bar. */
export async function playFilmForScreenshot(page: Page, stack: ScreenshotStack): Promise<void> {
  await page.goto(`${stack.site("demo")}/video/blue-hour-the-light-that-stays`);
  const start = page.getByRole("button", { name: "Play", exact: true });
  await waitForHydration(page, start);
  await start.click();
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 4);
  const seek = page.getByRole("slider", { name: "Seek" });
  const { width, height } = (await seek.boundingBox()) ?? { width: 0, height: 0 };
  await seek.hover({ position: { x: width * 0.6, y: height / 2 } });
  await page.waitForFunction(hasPreview);
  await waitUntilSettled(page, { isQuiet: false });
}

// A background has no load event.
async function hasPreview(): Promise<boolean> {
  const backgrounds = [...document.querySelectorAll<HTMLElement>("[data-player] span[style*=url]")];
  const [, address] = /url\("(.+?)"\)/.exec(backgrounds[0]?.style.background ?? "") ?? [];
  if (!address) return false;
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => true,
    () => false,
  );
}
