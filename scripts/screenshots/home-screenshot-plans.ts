import type { Page } from "playwright/test";
import { seeded, signIn } from "../../tests/support/sign-in.ts";
import { declineConsent } from "./consent.ts";
import { waitUntilSettled } from "./wait-until-page-settled.ts";
import { type ScreenshotPlan, writeScreenshot } from "./screenshot-plan.ts";
import type { ScreenshotStack } from "./screenshot-stack.ts";

const channels = ["demo", "arena", "lumen", "academy"];
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Home of every channel on desktop and phone, and as a viewer who comes back finds it. */
export const homeScreenshotPlans: ScreenshotPlan[] = channels.flatMap((channel) => [
  shot(channel, desktop, 1440, (page, stack) => showHome(page, stack.site(channel))),
  shot(`${channel}-phone`, phone, 560, (page, stack) => showHome(page, stack.site(channel))),
  shot(`${channel}-returning`, desktop, 960, (page, stack) =>
    showBegun(page, stack.site(channel), seeded(channel, "returning")),
  ),
]);

function shot(
  name: string,
  viewport: ScreenshotPlan["viewport"],
  pixels: number,
  show: (page: Page, stack: ScreenshotStack) => Promise<void>,
): ScreenshotPlan {
  return {
    name,
    viewport,
    take: async (page, stack) => {
      await show(page, stack);
      return writeScreenshot(page, name, pixels);
    },
  };
}

/** A second visit: faces are in the cache, and the privacy choices are made. */
async function showHome(page: Page, site: string) {
  await page.goto(site);
  await declineConsent(page);
  await page.goto(site);
  await waitUntilSettled(page);
}

async function showBegun(page: Page, site: string, viewer: ReturnType<typeof seeded>) {
  await page.goto(site);
  await declineConsent(page);
  await signIn(page, site, viewer);
  await page.goto(site);
  await waitUntilSettled(page);
  const begun = page.getByRole("region", { name: "Continue watching" });
  await begun.evaluate((row) => {
    row.style.scrollMarginBlockEnd = "2rem";
    row.scrollIntoView({ block: "end", behavior: "instant" });
  });
  await waitUntilSettled(page);
}
