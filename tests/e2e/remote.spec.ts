import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { seeded } from "../support/sign-in.ts";
import { matrixUnless } from "../support/matrix.ts";
import { sendRequest } from "./support/send-request.ts";
import { waitForHydration } from "./support/hydrated.ts";

// A television's browser. The tests use only keys.
test.use({ viewport: { width: 1920, height: 1080 } });

/** The focused element: its accessible name, and its position in the window. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body)
      return { name: "", top: 0, bottom: 0, left: 0, right: 0 };
    const label = active instanceof HTMLInputElement ? active.labels?.[0]?.innerText : undefined;
    const name = active.getAttribute("aria-label") ?? label ?? active.innerText;
    const { top, bottom, left, right } = (active.closest("li") ?? active).getBoundingClientRect();
    return { name: name.trim(), top, bottom, left, right };
  });
const nameOf = async (page: Page) => (await focused(page)).name;

/** Presses a key until the intended element has the focus. */
async function pressUntil(
  page: Page,
  key: string,
  wanted: (name: string) => boolean,
  maxPresses = 25,
) {
  for (let at = 0; at < maxPresses; at += 1) {
    if (wanted(await nameOf(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} did not move there, and the focus is on ${await nameOf(page)}.`);
}

/** True while the focus is in a card of a row. */
const isInRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches("main ul[data-ratio] h3 > a") ?? false);

async function openTv(page: Page, channel: string, path = "/"): Promise<void> {
  await page.goto(site(channel, `${path}?tv=1`));
  await waitForHydration(page, page.getByRole("main"));
  await expect.poll(() => nameOf(page)).not.toBe("");
}

async function toFirstRow(page: Page): Promise<void> {
  for (let at = 0; at < 10 && !(await isInRow(page)); at += 1)
    await page.keyboard.press("ArrowDown");
  expect(await isInRow(page)).toBe(true);
}

test("BE-361: arrow keys move from the hero through rows, and return to the last card of each", async ({
  page,
}) => {
  await openTv(page, "demo");
  await toFirstRow(page);
  const first = await nameOf(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const third = await nameOf(page);
  expect(third).not.toBe(first);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => nameOf(page)).not.toBe(third);
  await page.keyboard.press("ArrowUp");
  expect(await nameOf(page)).toBe(third);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await nameOf(page)).toBe(first);
});

test("BE-361: the focus stays in a row at its end, and each focused card is fully visible", async ({
  page,
}) => {
  await openTv(page, "demo");
  await toFirstRow(page);
  const { top } = await focused(page);
  const names = new Set<string>();
  for (let at = 0; at < 30; at += 1) {
    const { name, left, right } = await focused(page);
    expect([name, left >= 0, right <= 1920]).toEqual([name, true, true]);
    names.add(name);
    await page.keyboard.press("ArrowRight");
  }
  expect(names.size).toBeGreaterThan(5);
  expect(Math.abs((await focused(page)).top - top)).toBeLessThan(5);
});

test("BE-361: a card opens its film, keys control the player, and Back returns to the card", async ({
  page,
}) => {
  await openTv(page, "demo");
  await toFirstRow(page);
  const card = await nameOf(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/video\//);
  await waitForHydration(page, page.locator("[data-player]"));
  const player = page.locator("[data-player]");
  await expect(player.locator("video")).toBeAttached();
  // The page sets its own focus first. An earlier key would move it away.
  await expect.poll(() => nameOf(page)).toBe("Play");
  await page.keyboard.press("Enter");
  const paused = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(paused).toBe(false);
  await expect(player.getByRole("button", { name: "Settings" })).toBeAttached();
  await expect(player).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(paused).toBe(true);
  await page.keyboard.press("MediaPlayPause");
  await expect.poll(paused).toBe(false);
  await expectToFillScreen(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-controls] :focus")).toHaveCount(1);
  await pressUntil(page, "ArrowRight", (name) => name === "Settings");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-player]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/localhost:\d+\/(?:\?tv=1)?$/);
  // The address changes before the page does, and the player has the name of the card.
  await expect.poll(() => isInRow(page)).toBe(true);
  expect(await nameOf(page)).toBe(card);
  await page.keyboard.press("ArrowRight");
  expect(await isInRow(page)).toBe(true);
  await expect(page.getByRole("region", { name: "Mini player" })).toHaveCount(0);
});

/** The player is the whole screen of the television, in front of the header. */
async function expectToFillScreen(page: Page): Promise<void> {
  const player = page.locator("[data-player]");
  const screen = { x: 0, y: 0, width: 1920, height: 1080 };
  expect(await player.boundingBox()).toEqual(screen);
  expect(await player.locator("video").boundingBox()).toEqual(screen);
  const isInFront = await player.evaluate((element) =>
    [50, 540, 1_030].every((y) => element.contains(document.elementFromPoint(960, y))),
  );
  expect(isInFront).toBe(true);
}

test("BE-468: below the controls of a film is its page, and up from there the film again", async ({
  page,
}) => {
  await openTv(page, "demo", "/video/blue-hour-the-light-that-stays");
  await expect.poll(() => nameOf(page)).toBe("Play");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-controls]")).toBeAttached();
  await expectToFillScreen(page);
  const isInPlayer = () =>
    page.evaluate(() => document.activeElement?.closest("[data-player]") !== null);
  const pressUntilInPlayer = async (key: string, expected: boolean) => {
    for (let at = 0; at < 5 && (await isInPlayer()) !== expected; at += 1) {
      await page.keyboard.press(key);
    }
    expect(await isInPlayer()).toBe(expected);
  };
  await pressUntilInPlayer("ArrowDown", false);
  const { top, bottom } = await focused(page);
  expect([top >= 0, bottom <= 1_080]).toEqual([true, true]);
  await expect(page.locator("main :focus")).toHaveCount(1);
  await pressUntilInPlayer("ArrowUp", true);
  await expectToFillScreen(page);
});

test("BE-361: the menu opens, moves the focus and closes by keys", async ({ page }) => {
  await openTv(page, "demo");
  const banner = page.getByRole("banner");
  for (let at = 0; at < 10 && (await banner.locator(":focus").count()) === 0; at += 1) {
    await page.keyboard.press("ArrowUp");
  }
  const isMenu = () =>
    page.evaluate(() => document.activeElement?.matches("header nav [aria-expanded]") ?? false);
  for (let at = 0; at < 12 && !(await isMenu()); at += 1) await page.keyboard.press("ArrowRight");
  for (let at = 0; at < 12 && !(await isMenu()); at += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(banner.locator("[aria-expanded=true]")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(banner.locator("a:focus")).toHaveCount(1);
  await page.keyboard.press("Backspace");
  await expect(banner.locator("[aria-expanded=true]")).toHaveCount(0);
  expect(await isMenu()).toBe(true);
});

test("BE-361: after the privacy question the focus moves to the first element of the page", async ({
  page,
}) => {
  await openTv(page, "lumen");
  await expect(page.getByRole("button", { name: "Accept" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: "Play" }).first()).toBeFocused();
});

test("BE-331: a month has six films in a line at every width of a television", async ({ page }) => {
  await openTv(page, "lumen");
  const month = page.getByRole("region", { name: "Thirty films, this month" });
  const inFirstLine = () =>
    month.getByRole("listitem").evaluateAll((films) => {
      const tops = films.map((film) => Math.round(film.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  expect(await inFirstLine()).toBe(6);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(inFirstLine).toBe(6);
});

test("BE-361: keys alone search and open a result", async ({ page }) => {
  await openTv(page, "demo");
  const field = page.getByRole("banner").locator("[type=search]");
  for (
    let at = 0;
    at < 10 && (await page.getByRole("banner").locator(":focus").count()) === 0;
    at += 1
  ) {
    await page.keyboard.press("ArrowUp");
  }
  const isField = () => field.evaluate((element) => element === document.activeElement);
  for (let at = 0; at < 15 && !(await isField()); at += 1) await page.keyboard.press("ArrowRight");
  await expect(field).toBeFocused();
  await page.keyboard.type("blue hour");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search\?q=blue\+hour/);
  await pressUntil(page, "ArrowDown", (name) => name.startsWith("Blue Hour"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/video\/blue-hour/);
});

test("BE-361: a viewer signs in by keys", async ({ page }) => {
  await openTv(page, "demo", "/user/signIn");
  const { email, password } = seeded("demo");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /^My account/ })).toBeVisible();
});

for (const channel of ["demo", "arena", "lumen", "academy"]) {
  test(`BE-360: ${channel} has a margin of a twentieth on each side, and shows its focus${matrixUnless(channel === "demo")}`, async ({
    page,
  }) => {
    await openTv(page, channel);
    const ring = await page.evaluate(() => {
      const active = document.activeElement;
      return active ? Number.parseFloat(getComputedStyle(active).outlineWidth) : 0;
    });
    expect(ring).toBeGreaterThanOrEqual(4);
    const { left, right } = await focused(page);
    expect([left >= 90, right <= 1_830]).toEqual([true, true]);
  });
}

test("BE-360: a browser that is not a television loads no code for televisions", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(site("demo"));
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(requested).not.toContain("/tv.css");
  await page.keyboard.press("ArrowDown");
  expect(await nameOf(page)).toBe("");
});

test("BE-360: the HTML is the same with and without the query", async () => {
  const bodyOf = async (path: string) => (await sendRequest("demo", { path })).body;
  expect(await bodyOf("/?tv=1")).toBe(await bodyOf("/"));
});
