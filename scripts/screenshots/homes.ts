import type { Page } from "playwright/test";
import { answerConsent, asksConsent } from "./consent.ts";
import { settle } from "./settle.ts";
import { type Shot, write } from "./shot.ts";
import type { Stack } from "./stack.ts";

/** In the order of the README. */
export const channels = ["demo", "arena", "lumen", "academy"];
export const viewports = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 940, height: 700 },
  { width: 1440, height: 900 },
];

/** What the README shows of a home, by the width of the window: what it adds to the name, and pixels. */
export const shown: Partial<Record<number, { suffix: string; pixels: number }>> = {
  390: { suffix: "-phone", pixels: 560 },
  1440: { suffix: "", pixels: 1440 },
};

/** First and second visit stand beside each other in docs/screenshots/README.md. */
const maxPixels = 720;

/** Home of every channel at four widths: a first visit with its questions, and a second with faces in the cache. */
export const homeShots: Shot[] = channels.flatMap((channel) =>
  viewports.map((viewport) => ({
    name: `${channel}-${viewport.width}`,
    viewport,
    take: (page: Page, stack: Stack) => takeHome(page, stack, channel, viewport.width),
  })),
);

async function takeHome(page: Page, stack: Stack, channel: string, width: number) {
  const writeBoth = async (visit: string) => [
    await write(page, "homes", `${channel}-${width}-${visit}`, Math.min(width, maxPixels)),
    await write(page, "large", `${channel}-${width}-${visit}`, 2 * width),
  ];
  await page.goto(stack.site(channel));
  await asksConsent(page);
  await settle(page);
  const files = await writeBoth("first");
  await answerConsent(page);
  await page.goto(stack.site(channel));
  await settle(page);
  files.push(...(await writeBoth("second")));
  const inReadme = shown[width];
  if (!inReadme) return files;
  const { suffix, pixels } = inReadme;
  return [...files, await write(page, "readme", channel + suffix, pixels)];
}
