import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { waitForHydration } from "./support/hydrated.ts";

test("a tab of a row clicked before hydration is selected afterwards", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(site("arena"), { waitUntil: "commit" });
  const tab = page.getByRole("tab", { selected: false }).first();
  const name = String(await tab.textContent());
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "false");
  release();
  await expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
});

test("a click at any moment of hydration counts once", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(site("demo"), { waitUntil: "commit" });
  const button = page.getByRole("banner").locator("nav button[aria-expanded]").first();
  // React has attached to the button, but hydration is not marked as complete.
  await button.evaluate((node: HTMLElement) => {
    const known = () => Object.keys(node).some((key) => key.startsWith("__reactFiber"));
    const press = () => (known() ? node.click() : setTimeout(press));
    press();
  });
  release();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

for (const when of ["in a layout effect", "in the task after"]) {
  test(`a click ${when} of hydration counts once${matrixUnless(when === "in the task after")}`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(site("demo"), { waitUntil: "commit" });
    const button = page.getByRole("banner").locator("nav button[aria-expanded]").first();
    await button.evaluate((node: HTMLElement, moment) => {
      const press = () =>
        moment === "in a layout effect" ? node.click() : setTimeout(() => node.click());
      const { removeAttribute } = Element.prototype;
      Element.prototype.removeAttribute = function (name) {
        if (this === document.body && name === "data-dehydrated") press();
        removeAttribute.call(this, name);
      };
    }, when);
    release();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });
}

test("a tap before hydration counts afterwards", async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto(site("demo"), { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).tap();
  release();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await context.close();
});

test("in the app's web view a click on an external link before hydration is passed to the app", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    const bridgeMessages: string[] = [];
    const postMessage = (text: string) => bridgeMessages.push(text);
    Object.assign(window, { bridgeMessages, ReactNativeWebView: { postMessage } });
  });
  const address = site("demo", "/mobile/user/signIn");
  await page.goto(address, { waitUntil: "domcontentloaded" });
  const link = page.locator("main a").first();
  await link.evaluate((one: HTMLAnchorElement) => {
    one.href = "https://elsewhere.example/";
    one.click();
  });
  release();
  const bridgeMessages = () =>
    page.evaluate(() => JSON.stringify(Reflect.get(window, "bridgeMessages")));
  await expect.poll(bridgeMessages).toContain("https://elsewhere.example/");
  expect(page.url()).toBe(address);
});

test("a click on a button of a far row takes effect once the row is hydrated", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto(site("arena"));
  await waitForHydration(page);
  const tab = page.locator("[data-dehydrated] [role=tab][aria-selected=false]").first();
  // Located once: nearer rows hydrate meanwhile, and another tab would be the first.
  const name = await tab.evaluate((node: HTMLElement) => {
    node.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    node.click();
    return node.textContent;
  });
  await expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
});
