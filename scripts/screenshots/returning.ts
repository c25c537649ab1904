import type { Page } from "playwright/test";
import { seeded, signIn } from "../../tests/support/sign-in.ts";
import { answerConsent } from "./consent.ts";
import { channels, shown, viewports } from "./homes.ts";
import { settle } from "./settle.ts";
import { type Shot, write } from "./shot.ts";
import type { Stack } from "./stack.ts";

/** They stand two or four beside each other in the README. */
const maxPixels = 960;

/** The home of every channel as its viewer who comes back finds it: films half watched, below the hero. */
export const returningShots: Shot[] = channels.flatMap((channel) =>
  viewports.flatMap((viewport) => {
    const inReadme = shown[viewport.width];
    if (!inReadme) return [];
    const name = `${channel}-returning${inReadme.suffix}`;
    const take = async (page: Page, stack: Stack) => {
      await showBegun(page, stack.site(channel), seeded(channel, "returning"));
      return [await write(page, "readme", name, Math.min(inReadme.pixels, maxPixels))];
    };
    return { name, viewport, take };
  }),
);

async function showBegun(page: Page, site: string, viewer: ReturnType<typeof seeded>) {
  await page.goto(site);
  await answerConsent(page);
  await signIn(page, site, viewer);
  await page.goto(site);
  await settle(page);
  const begun = page.getByRole("region", { name: "Continue watching" });
  await begun.evaluate((row) => {
    row.style.scrollMarginBlockEnd = "2rem";
    row.scrollIntoView({ block: "end", behavior: "instant" });
  });
  await settle(page);
}
