// Takes what `scripts/screenshots.mjs` says, on a stack of its own with data as after the first start.
import { chromium } from "playwright/test";
import { stopAllProcesses } from "../../bench/processes.ts";
import { chromiumLaunch } from "../../tests/support/chromium.ts";
import { homeScreenshotPlans } from "./home-screenshot-plans.ts";
import { pageScreenshotPlans } from "./page-screenshot-plans.ts";
import { type ScreenshotPlan, openVisitorContext } from "./screenshot-plan.ts";
import { startScreenshotStack } from "./screenshot-stack.ts";

const words = process.argv.slice(2);
const shots = [...homeScreenshotPlans, ...pageScreenshotPlans].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (shots.length === 0) {
  console.error(`No picture's name holds ${words.join(" or ")}.`);
  process.exit(1);
}
const stack = await startScreenshotStack();
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const shot of shots) await take(shot);
} finally {
  await browser.close();
  await stopAllProcesses();
  await stack.forget();
}

async function take(shot: ScreenshotPlan): Promise<void> {
  const context = await openVisitorContext(browser, shot);
  const page = await context.newPage();
  console.log(await shot.take(page, stack));
  await context.close();
}
