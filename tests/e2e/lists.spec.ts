import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, fillSignIn } from "./support/accounts.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { startSession } from "./support/session.ts";

const add = "Add to watch list";
const remove = "Remove from watch list";
const film = "Where the Sea Turns White";

/** The watch list button of a card of the demo channel's home page. */
const toggle = (page: Page, title = film) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) })
    .first()
    .locator("[data-list]");

const notice = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** Opens a home page whose lists are loaded, so that a click takes effect at once. */
async function openHome(page: Page): Promise<void> {
  const known = page.waitForResponse("**/api/viewership");
  const texts = page.waitForResponse("**/lng/lang-en.json");
  await page.goto(site("demo"));
  await Promise.all([known, texts]);
  await waitForHydration(page, toggle(page));
}

/** The titles on the watch list in the site's response. */
const listed = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/api/viewership")).json()).watchlistTokens);

test("a card adds its film to the watch list, its page lists it, and Undo removes it", async ({
  page,
}) => {
  await startSession(page, "demo");
  await openHome(page);
  await page.getByRole("link", { name: film, exact: true }).first().hover();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName(remove);
  await expect(notice(page)).toContainText(`“${film}” is on your watch list`);
  await page.getByRole("link", { name: film, exact: true }).first().click();
  const button = page.getByRole("main").getByRole("button", { name: remove }).first();
  await button.click();
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(button).toBeVisible();
  await expect.poll(() => listed(page)).toHaveLength(1);
  await page.reload();
  await expect(button).toBeVisible();
});

test("empty lists show a message, and the page ends below them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page, "demo", "member");
  await page.goto(site("demo", "/pages/my-list"));
  const main = page.getByRole("main");
  const links = main.getByRole("link", { name: "Explore" });
  await expect(links).toHaveCount(2);
  await expect(main.getByText(/^Titles you (start watching|add to your watch list)/)).toHaveCount(
    2,
  );
  const words = await links.last().boundingBox();
  await expect
    .poll(async () => (await page.getByRole("contentinfo").boundingBox())?.y)
    .toBeLessThan((words?.y ?? 0) + 500);
});

test("a list that is scrolled to reserves only the space that its cards need", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, "lumen", "returning");
  await page.goto(site("lumen", "/robots.txt"));
  // Laid out before its items are loaded.
  await page.evaluate(() => localStorage.setItem("mq_lists", "account watch_list"));
  await page.goto(site("lumen"));
  const list = page.getByRole("region", { name: "Your shelf" });
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole("link", { name: "Vermilion" })).toBeAttached();
  const room = () =>
    list.evaluate((element) => {
      const around = element.closest("[data-personal]") ?? element;
      const below = parseFloat(getComputedStyle(element).marginBlockEnd);
      return around.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom - below;
    });
  await expect.poll(room).toBeLessThan(1);
});

test("a live hero is added to the watch list, an event to come requests a notification", async ({
  page,
}) => {
  await startSession(page, "arena");
  await page.goto(site("arena"));
  const main = page.getByRole("main");
  const hero = main.locator("[data-hero]");
  await hero.getByRole("button", { name: add }).click();
  await expect(hero.getByRole("button", { name: remove })).toBeVisible();
  const row = main.locator("ol");
  await row.getByRole("button", { name: "Notify me" }).first().click();
  await expect(row.getByRole("button", { name: "Stop notifying me" })).toBeVisible();
  await expect(notice(page)).toContainText("You’ll be notified about");
});

test("a visitor's change of a list is made after signing in, on the same page", async ({
  page,
}) => {
  await page.goto(site("demo"));
  await toggle(page).click();
  await page.waitForURL("**/user/signIn");
  await waitForHydration(page, page.getByRole("main"));
  await fillSignIn(page, emailOf("viewer"));
  await page.waitForURL(site("demo"));
  await expect(toggle(page)).toHaveAccessibleName(remove);
  await expect(notice(page)).toContainText(`“${film}” is on your watch list`);
});

test("after ten fast clicks in two tabs both tabs and the provider have the last state", async ({
  page,
  context,
}) => {
  await startSession(page, "demo");
  await openHome(page);
  const other = await context.newPage();
  await openHome(other);
  await toggle(page).evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 9; press += 1) {
      button.click();
      await new Promise((done) => setTimeout(done));
    }
  });
  await expect.poll(() => listed(page)).toHaveLength(1);
  await expect(toggle(other)).toHaveAccessibleName(remove);
  await toggle(other).click();
  await expect(toggle(page)).toHaveAccessibleName(add);
  await expect(toggle(other)).toHaveAccessibleName(add);
  await expect.poll(() => listed(page)).toEqual([]);
});

test("a click without a network is saved, survives a reload, and is sent when the network is back", async ({
  page,
  context,
  announce,
}) => {
  announce(/ERR_INTERNET_DISCONNECTED/);
  await startSession(page, "demo");
  await openHome(page);
  await context.setOffline(true);
  await toggle(page).click();
  await expect(notice(page)).toContainText("You’re offline.");
  await expect(toggle(page)).toHaveAccessibleName(remove);
  await context.setOffline(false);
  await page.reload();
  await expect(toggle(page)).toHaveAccessibleName(remove);
  await expect.poll(() => listed(page)).toHaveLength(1);
});
