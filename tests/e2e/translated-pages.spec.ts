import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { translatePage } from "../support/translator.ts";
import { openForm } from "./support/accounts.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { expectPlaying, watch } from "./support/player.ts";
import { searchBox } from "./support/search-box.ts";

/** Translates the page from now on, as a browser does when its menu is used. */
async function translate(page: Page): Promise<void> {
  await waitForHydration(page, page.getByRole("banner"));
  await page.evaluate(`(${String(translatePage)})(), undefined`);
  await expect(page.locator("main font").first()).toBeAttached();
}

/** Types into the header's search; the rest of the page is still there. */
async function expectSearchable(page: Page): Promise<void> {
  const { field, box } = searchBox(page);
  await field.fill("");
  await field.pressSequentially("li", { delay: 30 });
  await expect(box).toBeVisible();
  await expect(field).toHaveValue("li");
  await expect(page.getByText("Server error")).toHaveCount(0);
}

// docs/behaviour.md BE-441
test("the rows of a translated home page come, and it can be searched", async ({ page }) => {
  await page.goto(site("demo"));
  // React reports texts that change while it hydrates them.
  await waitForHydration(page, page.getByRole("main"));
  await translate(page);
  const row = page.getByRole("region", { name: "New this week" });
  await row.scrollIntoViewIfNeeded();
  await waitForHydration(page, row);
  await expect(row.locator("h3 font").first()).toBeVisible();
  await expectSearchable(page);
});

// docs/behaviour.md BE-441
test("a translated search page is sorted", async ({ page }) => {
  await page.goto(site("demo", "/search?q=light"));
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await waitForHydration(page, sort);
  await translate(page);
  await sort.selectOption("Newest");
  await expect(page).toHaveURL(/sort_by=/);
  await expect(page.locator("main h3").first()).toBeVisible();
  await expectSearchable(page);
});

// docs/behaviour.md BE-441
test("a translated film goes on: its clock, its transcript and the search in it", async ({
  page,
}) => {
  await watch(page, site("demo", "/video/blue-hour-the-light-that-stays"));
  await expectPlaying(page);
  await translate(page);
  const clock = page.locator("[data-player] span[translate=no]").first();
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? "");
  const panel = page.getByRole("tabpanel", { name: "Transcript" });
  const field = panel.getByRole("searchbox");
  await field.pressSequentially("the", { delay: 30 });
  await expect(panel.getByText(/^1 of \d+$/).first()).toBeVisible();
  await field.press("Enter");
  await field.press("Enter");
  await field.fill("zzz");
  await expect(panel.getByText("No matches").first()).toBeVisible();
  await field.fill("");
  await expectPlaying(page);
  await expectSearchable(page);
});

// docs/behaviour.md BE-441
test("the fields of a translated sign-in page say what is missing", async ({ page }) => {
  const { main } = await openForm(page, "/user/signIn", "demo");
  await translate(page);
  await main.locator("button[type=submit]").click();
  await expect(main.locator("[aria-invalid=true]").first()).toBeVisible();
  await main.getByRole("textbox").first().fill("nobody@viewers.example");
  await expectSearchable(page);
});
