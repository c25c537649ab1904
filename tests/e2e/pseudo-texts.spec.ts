import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { textsIn } from "../support/texts.ts";
import { channels, plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { signInIfClosed } from "./support/sign-in-if-closed.ts";
import { findOverlaps, findOverflowingControls, findCutTexts } from "./support/control-overflow.ts";
import { waitForHydration } from "./support/hydrated.ts";
import type { StartedSite } from "./support/started-site.ts";
import { videoOf } from "./support/player.ts";
import { pseudoText, pseudoTexts } from "./support/pseudo-texts.ts";
import { startSiteWithTexts } from "./support/site-with-texts.ts";
import { withFullLayout, waitForRender, findOverflowNow } from "./support/overflow.ts";

const widths = [320, 480, 650, 940, 1200, 1600];
const texts = textsIn("en");
const pseudo = (key: string) => pseudoText(String(texts[key]));
/** Elements beside each other: the header, the footer, and the player's row around its settings. */
const groups = [
  (page: Page) => page.getByRole("banner"),
  (page: Page) => page.getByRole("contentinfo"),
  (page: Page) => page.locator("div:has(> [data-opens-settings])"),
];
let startedSite: StartedSite;

test.beforeAll(async () => {
  startedSite = await startSiteWithTexts(pseudoTexts(texts));
});
test.afterAll(() => startedSite.stop());

/** No element overflows, no control's text is cut, and the controls of a row do not overlap. */
async function holds(page: Page): Promise<void> {
  await withFullLayout(page, () => holdsAtEveryWidth(page));
}

async function holdsAtEveryWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await waitForRender(page);
    const at = `at ${width} px`;
    expect.soft(await findOverflowNow(page), `sticks out ${at}`).toEqual([]);
    expect.soft(await findCutTexts(page.locator("body")), `is cut off ${at}`).toEqual([]);
    for (const group of groups) {
      for (const row of await group(page).all()) {
        expect.soft(await findOverlaps(row), `overlaps ${at}`).toEqual([]);
        expect.soft(await findOverflowingControls(row), `is pushed out ${at}`).toEqual([]);
      }
    }
  }
}

for (const { token } of channels) {
  test(`longer texts fit on the home page of ${token}${matrixUnless(token === "academy")}`, async ({
    page,
  }) => {
    await page.goto(startedSite.at(token));
    await waitForHydration(page, page.getByRole("contentinfo").getByRole("combobox"));
    await holds(page);
  });
}

for (const channel of plainAndMirrored) {
  const { token, film } = channel;
  test(`longer texts fit on the forms of ${token}${matrixUnlessPlain(token)}`, async ({ page }) => {
    for (const path of ["/user/signIn", "/user/signUp", "/user/forgotPassword"]) {
      await page.goto(startedSite.at(token, path));
      await waitForHydration(page, page.getByRole("main"));
      await page.getByRole("main").locator("button[type=submit]").click();
      await holds(page);
    }
  });

  test(`longer texts fit around a film of ${token}${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await signInIfClosed(page, channel, startedSite.at(token));
    await page.goto(startedSite.at(token, film));
    const play = page.getByRole("button", { name: pseudo("playerPlay"), exact: true });
    await waitForHydration(page, play);
    await play.click();
    await expect(videoOf(page)).toHaveJSProperty("paused", false);
    await page.getByRole("button", { name: pseudo("playerPause"), exact: true }).click();
    await page.getByRole("button", { name: pseudo("playerSettings") }).click();
    await holds(page);
  });

  test(`longer texts fit on the error screen of ${token}${matrixUnlessPlain(token)}`, async ({
    page,
    announce,
  }) => {
    announce(404);
    await page.goto(startedSite.at(token, "/pages/no-such-page"));
    await holds(page);
  });
}
