import { expect, test } from "../support/journey.ts";
import { expectPlaying, pressPlay } from "./support/player.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { tinySite } = useTinySite();

test("the home page of a minimal provider has its rows", async ({ page }) => {
  await page.goto(tinySite().at("tiny"));
  await expect(page.getByRole("banner").getByRole("link", { name: "Tiny channel" })).toBeVisible();
  const row = page.getByRole("region", { name: "Everything" });
  await expect(row.getByRole("link")).toHaveText(["One film", "Two films"]);
  await expect(page.getByRole("contentinfo")).toContainText("A very small channel.");
});

test("a page of a minimal provider opens from the navigation", async ({ page }) => {
  await page.goto(tinySite().at("tiny"));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  await expect(page.getByText("Hello.")).toBeVisible();
});

test("a film of a minimal provider plays", async ({ page }) => {
  await page.goto(tinySite().at("tiny"));
  await page.getByRole("link", { name: "One film" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "One film" })).toBeVisible();
  await pressPlay(page);
  await expectPlaying(page);
});

test("a channel that a minimal provider does not know is a 404", async ({ page, announce }) => {
  announce(404);
  expect((await page.goto(tinySite().at("demo")))?.status()).toBe(404);
});
