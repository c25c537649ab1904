import type { Page } from "playwright/test";
import { provider, providerConsole, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { postFromPage } from "../support/sign-in.ts";
import { expectPlaying, pressPlay, seekOf, readPlayback, watch } from "./support/player.ts";
import { startSession } from "./support/session.ts";

const token = "where-the-sea-turns-white";
const film = site("demo", `/video/${token}`);
const home = site("demo");
const name = "Where the Sea Turns White";

/** The position at which the provider would resume a content. */
async function resumeOf(bearer: string): Promise<number> {
  const headers = { Authorization: `Bearer ${bearer}` };
  const response = await fetch(provider(`/ch/demo/content/${token}`), { headers });
  return (await response.json()).playback.resume_s ?? 0;
}

/** Plays the film from a position after its first minute. */
async function watchOn(page: Page): Promise<void> {
  await watch(page, film);
  await expectPlaying(page);
  await seekOf(page).press("PageUp");
  await expect.poll(async () => (await readPlayback(page)).time).toBeGreaterThan(60);
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

test("a film left while it plays shows its progress on its cards, and resumes there", async ({
  page,
}) => {
  const bearer = await startSession(page, "demo");
  await watchOn(page);
  await page.goto("about:blank");
  await expect.poll(() => resumeOf(bearer)).toBeGreaterThan(60);

  await page.goto(home);
  await expect(progressOf(page, "Continue watching")).toBeVisible();
  await expect(progressOf(page, "New this week")).toBeVisible();
  const personalCard = cardIn(page, "Continue watching");
  await personalCard.getByRole("button", { name: "Remove from continue watching" }).click();
  await expect(personalCard).toBeHidden();
  await expect.poll(() => resumeOf(bearer)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => resumeOf(bearer)).toBeGreaterThan(60);
  await expect(personalCard).toBeVisible();

  await personalCard.getByRole("link", { name }).click();
  await page.waitForURL(film);
  const startOver = page.getByRole("button", { name: "Start over" });
  // The toast stays while it is hovered or focused: a slow machine would press too late.
  await Promise.all([startOver.focus(), pressPlay(page)]);
  await expectPlaying(page);
  expect((await readPlayback(page)).time).toBeGreaterThan(60);
  await startOver.press("Enter");
  await expect.poll(async () => (await readPlayback(page)).time).toBeLessThan(30);
  await expect(startOver).toBeHidden();
});

test("a visitor who becomes a returning viewer sees remaining times of films, and their position in a path", async ({
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

test("by touch the picture of a card with progress is as wide as the card", async ({ browser }) => {
  const viewport = { width: 390, height: 800 };
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport });
  const page = await context.newPage();
  const begun = { token: "blue-hour-the-light-that-stays", time: 70, duration: 240 };
  await startSession(page, "demo");
  await page.goto(home);
  expect(await postFromPage(page, "progress", begun)).toBe(200);
  await page.goto(site("demo", "/robots.txt"));
  // A browser that does not yet know of the row loads it only when it is scrolled to.
  await page.evaluate(() => localStorage.setItem("mq_lists", "continue_watching"));
  await page.goto(home);
  const personalCard = page
    .getByRole("region", { name: "Continue watching" })
    .getByRole("listitem");
  await expect(personalCard.getByRole("button", { name: "Mark as watched" })).toBeVisible();
  const [card, picture] = await Promise.all([
    personalCard.boundingBox(),
    personalCard.locator(":scope > :first-child").boundingBox(),
  ]);
  expect(picture?.width).toBe(card?.width);
  await context.close();
});
