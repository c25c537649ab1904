import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, fillSignIn } from "./support/accounts.ts";
import { hydrated } from "./support/hydrated.ts";
import { startSession } from "./support/session.ts";

const add = "Add to watch list";
const remove = "Remove from watch list";
const film = "Where the Sea Turns White";

/** The toggle of a card of the demo channel's home page. */
const toggle = (page: Page, title = film) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: title, exact: true }) })
    .first()
    .locator("[data-list]");

const notice = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** A home page whose lists are known: a press is answered at once. */
async function openHome(page: Page): Promise<void> {
  const known = page.waitForResponse("**/api/viewership");
  const texts = page.waitForResponse("**/lng/lang-en.json");
  await page.goto(site("demo"));
  await Promise.all([known, texts]);
  await hydrated(page, toggle(page));
}

/** What the site says is on the list. */
const listed = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/api/viewership")).json()).watchlistTokens);

test("a film goes on the watch list on its card, is there on its page, and Undo takes it off", async ({
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

test("lists that are empty say so, and the page ends below them", async ({ page }) => {
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

test("a list that is scrolled to has no more room than its cards need", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, "lumen", "returning");
  await page.goto(site("lumen", "/robots.txt"));
  // Laid out before it is known what is in it.
  await page.evaluate(() => localStorage.setItem("mq_lists", "account watch_list"));
  await page.goto(site("lumen"));
  const list = page.getByRole("region", { name: "Your shelf" });
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole("link", { name: "Vermilion" })).toBeAttached();
  const room = () =>
    list.evaluate((own) => {
      const around = own.closest("[data-personal]") ?? own;
      const below = parseFloat(getComputedStyle(own).marginBlockEnd);
      return around.getBoundingClientRect().bottom - own.getBoundingClientRect().bottom - below;
    });
  await expect.poll(room).toBeLessThan(1);
});

test("the hero and a row of events have buttons that ask for a notification", async ({ page }) => {
  await startSession(page, "arena");
  await page.goto(site("arena"));
  const main = page.getByRole("main");
  const hero = main.locator("[data-hero]").getByRole("button", { name: "Notify me" });
  await hero.click();
  await expect(
    main.locator("[data-hero]").getByRole("button", { name: "Stop notifying me" }),
  ).toBeVisible();
  const row = main.locator("ol li").first();
  await row.getByRole("button", { name: "Notify me" }).click();
  await expect(row.getByRole("button", { name: "Stop notifying me" })).toBeVisible();
  await expect(notice(page)).toContainText("You’ll be notified about");
});

test("what a guest wished for is done once they have signed in, where they were", async ({
  page,
}) => {
  await page.goto(site("demo"));
  await toggle(page).click();
  await page.waitForURL("**/user/signIn");
  await hydrated(page, page.getByRole("main"));
  await fillSignIn(page, emailOf("viewer"));
  await page.waitForURL(site("demo"));
  await expect(toggle(page)).toHaveAccessibleName(remove);
  await expect(notice(page)).toContainText(`“${film}” is on your watch list`);
});

test("two tabs and ten fast presses end where the last one said, here and there", async ({
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

test("a press without a network is saved, survives a reload, and is sent when the network is back", async ({
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
