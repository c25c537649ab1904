import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { markDocument, isSameDocument } from "./support/same-document.ts";

/** The page's view transitions: the names of their groups, and whether they have finished. */
type Transitions = { groups: string[]; ended: boolean }[];
declare global {
  var transitions: Transitions;
  /** Clicked as soon as the next transition runs, and its name at that time. */
  var pressThen: string | undefined;
  var pressedThen: string | undefined;
}

/** Records the browser's view transitions from the next load on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    self.transitions = [];
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      const recorded = { groups: [] as string[], ended: false };
      self.transitions.push(recorded);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          const [, name] = /^::view-transition-group\((.+)\)$/.exec(pseudo ?? "") ?? [];
          if (name) recorded.groups.push(name);
        }
        const next = self.pressThen && document.querySelector<HTMLElement>(self.pressThen);
        if (!next) return;
        self.pressThen = undefined;
        self.pressedThen = next.innerText;
        next.click();
      });
      void transition.finished.then(() => (recorded.ended = true));
      return transition;
    };
  });
}

const transitions = (page: Page) => page.evaluate(() => self.transitions);

/** Elements with a name in view transitions, except for the root. */
const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body, body *")].flatMap((element) => {
      const { viewTransitionName } = getComputedStyle(element);
      return ["none", ""].includes(viewTransitionName)
        ? []
        : `${element.tagName} ${viewTransitionName}`;
    }),
  );

const cards = (page: Page) =>
  page.getByRole("main").locator('li:has(.art > img) h3 a[href^="/video/"]');
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

async function openHome(page: Page): Promise<void> {
  await page.goto(site("demo"));
  await waitForHydration(page);
}

/** Clicks a card whose picture has loaded, and returns the name of its film. */
async function press(page: Page, nth = 0): Promise<string> {
  const card = cards(page).nth(nth);
  await card.scrollIntoViewIfNeeded();
  const image = card.locator("xpath=ancestor::li").locator(".art > img");
  await expect(image).toHaveJSProperty("complete", true);
  // Content out of sight is not rendered, and its `innerText` is empty.
  const name = (await card.textContent()) ?? "";
  await card.click({ noWaitAfter: true });
  return name;
}

test("BE-314: the picture of a clicked card moves to the stage of its film, and no transition name remains", async ({
  page,
}) => {
  await listen(page);
  await openHome(page);
  await markDocument(page);
  const name = await press(page);
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => transitions(page)).toHaveLength(1);
  await expect.poll(async () => (await transitions(page))[0]?.groups).toContain("still");
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(async () => (await transitions(page))[0]?.ended).toBe(true);
  expect(await named(page)).toEqual([]);
  expect(await page.locator("html").getAttribute("style")).toBeFalsy();
});

test("BE-314: from film to film the picture of the next film moves to the stage", async ({
  page,
}) => {
  await listen(page);
  await page.goto(site("demo", "/video/blue-hour-the-light-that-stays"));
  await waitForHydration(page);
  const name = await press(page);
  await expect(heading(page)).toHaveText(`Blue Hour: ${name}`);
  await expect.poll(async () => (await transitions(page))[0]?.groups).toContain("still");
});

test("BE-314: with reduced motion the page changes without a transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await listen(page);
  await openHome(page);
  const name = await press(page);
  await expect(heading(page)).toHaveText(name);
  expect(await transitions(page)).toEqual([]);
  expect(await named(page)).toEqual([]);
});

test("BE-314: a browser without view transitions changes the page normally", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
  });
  await openHome(page);
  await markDocument(page);
  const name = await press(page);
  await expect(heading(page)).toHaveText(name);
  expect(await isSameDocument(page)).toBe(true);
});

test("BE-314: a link without a picture runs no transition, and nor does going back", async ({
  page,
}) => {
  await listen(page);
  await openHome(page);
  await press(page);
  await expect.poll(async () => (await transitions(page))[0]?.ended).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(site("demo"));
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("link", { name: "All films" }).first().click();
  await expect(page).not.toHaveURL(site("demo"));
  await expect(heading(page)).toBeAttached();
  expect(await transitions(page)).toHaveLength(1);
});

test("BE-314: a click during the transition navigates", async ({ page }) => {
  await listen(page);
  await openHome(page);
  const upNext = 'section[aria-labelledby="up-next"] li a';
  await page.evaluate((selector) => (self.pressThen = selector), upNext);
  await press(page);
  await expect.poll(() => page.evaluate(() => self.pressedThen)).toBeTruthy();
  const second = await page.evaluate(() => self.pressedThen ?? "");
  await expect(heading(page)).toHaveText(second);
  await expect.poll(async () => (await transitions(page)).every(({ ended }) => ended)).toBe(true);
  expect(await named(page)).toEqual([]);
});

test("BE-314: Play clicked as soon as it is visible plays the film", async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    const press = new MutationObserver(() => {
      const play = document.querySelector<HTMLElement>("[data-starts-film]");
      if (!play) return;
      press.disconnect();
      play.click();
    });
    press.observe(document.body, { childList: true, subtree: true });
  });
  const name = await press(page);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole("region", { name })).toBeFocused();
  await expect(page.locator("video")).toHaveJSProperty("paused", false);
});

test("BE-314: of two clicked cards the second one's film opens", async ({ page }) => {
  await listen(page);
  await openHome(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/video\//, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await press(page, 0);
  const second = await press(page, 1);
  resolve();
  await expect(heading(page)).toHaveText(second);
  await expect.poll(async () => (await transitions(page)).at(-1)?.groups).toContain("still");
  await expect.poll(() => named(page)).toEqual([]);
});

test("BE-314: the page does not wait for the poster, and shows the card's picture until it loads", async ({
  page,
}) => {
  await listen(page);
  await openHome(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  const requestedPosters: string[] = [];
  await page.route(/-(?:960|1280|1920)\.\w+$/, async (route) => {
    requestedPosters.push(route.request().url());
    await promise;
    await route.continue().catch(() => undefined);
  });
  const name = await press(page);
  await expect(heading(page)).toHaveText(name);
  await expect.poll(async () => (await transitions(page))[0]?.ended).toBe(true);
  const poster = page.locator("[data-stage] img[fetchpriority=high]");
  await expect(poster).toHaveJSProperty("complete", false);
  await expect(poster.locator("..")).toHaveCSS("background-image", /^url\(".+-\d+\.\w+"\)$/);
  expect(requestedPosters).not.toEqual([]);
  resolve();
  await expect(poster).toHaveJSProperty("complete", true);
});
