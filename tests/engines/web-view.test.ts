import { site } from "../support/addresses.ts";
import { expectHidden, expectSeen } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { captions, play, pressControl, readPlayback } from "./support/film.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { addressOf } from "./support/visits.ts";

test("the app's home has neither header nor footer, and its cards link to the app's pages", async ({
  tab,
}) => {
  await tab.resize(600, 900);
  await tab.open(site("demo", "/mobile"));
  await waitForHydration(tab);
  await expectHidden(tab, "banner");
  await expectHidden(tab, "contentinfo");
  await tab.run(() =>
    document.querySelector<HTMLElement>('main li a[href^="/mobile/video/"]')?.focus(),
  );
  await tab.press("Enter");
  await expect.poll(() => addressOf(tab)).toContain("/mobile/video/");
  await expectSeen(tab, "button", "Play");
});

test("a film of the app plays, with captions", async ({ tab }) => {
  await tab.resize(600, 900);
  await play(tab, site("demo", "/mobile/video/blue-hour-the-light-that-stays"));
  await pressControl(tab, "Captions");
  await expect.poll(() => captions(tab)).not.toBe("");
  expect((await readPlayback(tab)).frames).toBeGreaterThan(0);
});
