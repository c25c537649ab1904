import type { Page } from "playwright/test";
import { provider, providerConsole, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { postFromPage } from "../support/sign-in.ts";
import { expectPlaying, pressPlay, seekOf, shown, watch } from "./support/player.ts";
import { startSession } from "./support/session.ts";

const token = "where-the-sea-turns-white";
const film = site("demo", `/video/${token}`);
const home = site("demo");
const name = "Where the Sea Turns White";

/** Where the provider would have a viewer go on. */
async function resumeOf(bearer: string): Promise<number> {
  const headers = { Authorization: `Bearer ${bearer}` };
  const answer = await fetch(provider(`/ch/demo/content/${token}`), { headers });
  return (await answer.json()).playback.resume_s ?? 0;
}

/** Plays the film from somewhere behind its first minute. */
async function watchOn(page: Page): Promise<void> {
  await watch(page, film);
  await expectPlaying(page);
  await seekOf(page).press("PageUp");
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(60);
  await expectPlaying(page);
}

/** The film's card in a row of the home page. */
const cardIn = (page: Page, row: string) =>
  page
    .getByRole("region", { name: row })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name }) });
const progressOf = (page: Page, row: string) =>
  cardIn(page, row).getByRole("img", { name: /^Watched \d+%$/ });

test("who leaves a film while it plays finds its place on its cards, and goes on there", async ({
  page,
}) => {
  const bearer = await startSession(page, "demo");
  await watchOn(page);
  await page.goto("about:blank");
  await expect.poll(() => resumeOf(bearer)).toBeGreaterThan(60);

  await page.goto(home);
  await expect(progressOf(page, "Continue watching")).toBeVisible();
  await expect(progressOf(page, "New this week")).toBeVisible();
  const own = cardIn(page, "Continue watching");
  await own.getByRole("button", { name: "Remove from continue watching" }).click();
  await expect(own).toBeHidden();
  await expect.poll(() => resumeOf(bearer)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => resumeOf(bearer)).toBeGreaterThan(60);
  await expect(own).toBeVisible();

  await own.getByRole("link", { name }).click();
  await page.waitForURL(film);
  const startOver = page.getByRole("button", { name: "Start over" });
  // It stays while somebody is at it; a slow machine would come too late after the press.
  await Promise.all([startOver.focus(), pressPlay(page)]);
  await expectPlaying(page);
  expect((await shown(page)).time).toBeGreaterThan(60);
  await startOver.press("Enter");
  await expect.poll(async () => (await shown(page)).time).toBeLessThan(30);
  await expect(startOver).toBeHidden();
});

test("who becomes the viewer who comes back sees what is left of films, and the path where they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(providerConsole("/console/viewers?channel=academy"));
  await page.getByRole("button", { name: "Become Rosa Almeida" }).click();
  await expect(page).toHaveURL(site("academy"));
  const begun = page.getByRole("region", { name: "Continue watching" }).getByRole("listitem");
  await expect(begun).toHaveCount(6);
  await expect(begun.first()).toContainText("Lesson 3 · 5 min left");
  await expect(begun.first().getByRole("img", { name: "Watched 45%" })).toBeVisible();
  const path = page.getByRole("region", { name: "See like a painter", exact: true });
  await path.scrollIntoViewIfNeeded();
  const place = page.getByText("You are here").filter({ visible: true });
  await expect(path.getByRole("listitem").filter({ has: place })).toContainText(
    "Edges, lost and found",
  );
  await expect(place).toBeInViewport();
});

test("by touch the picture of what was begun is as wide as its card", async ({ browser }) => {
  const viewport = { width: 390, height: 800 };
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport });
  const page = await context.newPage();
  const begun = { token: "blue-hour-the-light-that-stays", time: 70, duration: 240 };
  await startSession(page, "demo");
  await page.goto(home);
  expect(await postFromPage(page, "progress", begun)).toBe(200);
  await page.goto(site("demo", "/robots.txt"));
  // Where a browser does not know of the row, that comes out of sight alone.
  await page.evaluate(() => localStorage.setItem("mq_lists", "continue_watching"));
  await page.goto(home);
  const own = page.getByRole("region", { name: "Continue watching" }).getByRole("listitem");
  await expect(own.getByRole("button", { name: "Mark as watched" })).toBeVisible();
  const [card, picture] = await Promise.all([
    own.boundingBox(),
    own.locator(":scope > :first-child").boundingBox(),
  ]);
  expect(picture?.width).toBe(card?.width);
  await context.close();
});
