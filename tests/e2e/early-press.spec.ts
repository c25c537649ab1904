import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { holdScripts } from "./support/hold-scripts.ts";

test("a menu pressed before the scripts are there opens when they are", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdScripts(page);
  await page.goto(site("demo"), { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeHidden();
  release();
  await expect(menu).toBeVisible();
});

test("a tab of a row pressed before the scripts are there is chosen when they are", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(site("arena"), { waitUntil: "commit" });
  const tab = page.getByRole("tab", { selected: false }).first();
  const name = String(await tab.textContent());
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "false");
  release();
  await expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
});

test("a button pressed while the page wakes up counts once", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(site("demo"), { waitUntil: "commit" });
  const button = page.getByRole("banner").locator("nav button[aria-expanded]").first();
  await button.evaluate((node: HTMLElement) => {
    const known = () => Object.keys(node).some((key) => key.startsWith("__reactFiber"));
    const press = () => (known() ? node.click() : setTimeout(press));
    press();
  });
  release();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});
