import { mkdir } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright/test";
import sharp from "sharp";
import type { ScreenshotStack } from "./screenshot-stack.ts";

/** One visitor and the pictures of what they see. */
export type ScreenshotPlan = {
  name: string;
  /** Of the window, in CSS pixels. */
  viewport: { width: number; height: number };
  /** Returns the path of the picture. */
  take: (page: Page, stack: ScreenshotStack) => Promise<string>;
};

const project = fileURLToPath(new URL("../../", import.meta.url));

/** Two pixels for one, so that letters are sharp on every screen. */
const deviceScaleFactor = 2;

/** Somebody who was never here, with a phone where the window is as narrow as one. */
export function openVisitorContext(
  browser: Browser,
  { viewport }: ScreenshotPlan,
): Promise<BrowserContext> {
  const isPhone = viewport.width < 480;
  return browser.newContext({
    viewport,
    deviceScaleFactor,
    locale: "en-GB",
    timezoneId: "Europe/London",
    hasTouch: isPhone,
    isMobile: isPhone,
    // Saves pages for a lost network beside what is being looked at.
    serviceWorkers: "block",
  });
}

/** Writes what the window shows, `width` pixels wide, and gives the file's path in the project. */
export async function writeScreenshot(page: Page, name: string, width: number): Promise<string> {
  const file = `${project}docs/screenshots/${name}.webp`;
  await mkdir(dirname(file), { recursive: true });
  const picture = await page.screenshot({ animations: "disabled" });
  await sharp(picture).resize({ width }).webp({ quality: 80, effort: 6 }).toFile(file);
  return relative(project, file);
}
