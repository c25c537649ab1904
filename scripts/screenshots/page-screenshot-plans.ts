import type { Page } from "playwright/test";
import { pay, openPayment } from "../../tests/e2e/support/payments.ts";
import { seeded, signIn } from "../../tests/support/sign-in.ts";
import { playFilmForScreenshot } from "./play-film-for-screenshot.ts";
import { waitUntilSettled } from "./wait-until-page-settled.ts";
import { type ScreenshotPlan, writeScreenshot } from "./screenshot-plan.ts";
import type { ScreenshotStack } from "./screenshot-stack.ts";

const desk = { width: 1440, height: 900 };
const small = { width: 1280, height: 800 };

/** The README's other pictures, each of a visitor of its own. */
export const pageScreenshotPlans: ScreenshotPlan[] = [
  of("player", { width: 1440, height: 1000 }, playFilmForScreenshot),
  of("prices", desk, async (page, stack) => {
    await signIn(page, stack.site("demo"), seeded("demo"));
    await page.goto(`${stack.site("demo")}/paywalls/membership`);
    await waitUntilSettled(page);
  }),
  of("account", desk, async (page, stack) => {
    await signIn(page, stack.site("demo"), seeded("demo"));
    await page.goto(`${stack.site("demo")}/paywalls/membership`);
    await waitUntilSettled(page);
    await openPayment(page);
    await pay(page);
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
    await page.goto(`${stack.site("demo")}/user/account`);
    await waitUntilSettled(page);
  }),
  of("simulator", small, async (page, stack) => {
    await page.goto(`${stack.console("lumen")}/console/simulator`);
    const phone = page.frames().find((frame) => frame !== page.mainFrame());
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    await phone?.waitForLoadState("networkidle");
  }),
];

function of(
  name: string,
  viewport: ScreenshotPlan["viewport"],
  show: (page: Page, stack: ScreenshotStack) => Promise<void>,
): ScreenshotPlan {
  return {
    name,
    viewport,
    take: async (page, stack) => {
      await show(page, stack);
      return writeScreenshot(page, name, 1440);
    },
  };
}
