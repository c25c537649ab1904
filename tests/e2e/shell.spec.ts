import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";
import { matrixUnless } from "../support/matrix.ts";
import { channels, matrixUnlessPlain } from "./support/channels.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { readPage } from "./support/read-page.ts";
import { watchShifts } from "./support/shifts.ts";

const narrow = { width: 390, height: 700 };
const wide = { width: 1440, height: 900 };
const bar = (page: Page) => page.getByRole("banner");

async function open(page: Page, channel: string, size: typeof wide): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(site(channel));
  await waitForHydration(page, bar(page));
}

for (const [token, size] of [
  ["arena", narrow],
  ["academy", narrow],
] as const) {
  test(`the drawer of ${token} opens a submenu and returns${matrixUnless(token === "academy")}`, async ({
    page,
  }) => {
    await open(page, token, size);
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const group = drawer.getByRole("listitem").getByRole("button").first();
    const name = await group.innerText();
    await group.click();
    await expect(drawer.getByRole("link", { name: `All ${name}` })).toBeVisible();
    await expect(drawer.getByRole("button", { name: "Back" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("button", { name, exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  });
}

test("a click beside the drawer closes it", async ({ page }) => {
  await open(page, "demo", narrow);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.click(narrow.width - 10, 300);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("entries that do not fit are in the overflow menu", async ({ page }) => {
  await open(page, "demo", { width: 940, height: 700 });
  const press = bar(page).getByRole("link", { name: "Press" });
  await expect(press).toBeHidden();
  await bar(page).getByRole("button", { name: "More" }).click();
  await expect(press).toBeVisible();
  await page.getByRole("main").click({ position: { x: 5, y: 400 } });
  await expect(press).toBeHidden();
});

test("BE-322: a wide bar has six entries, and the others are in the overflow menu, by key too", async ({
  page,
}) => {
  await open(page, "demo", wide);
  const entries = bar(page).locator("nav > ul > li");
  await expect(entries).toHaveCount(7);
  const more = bar(page).getByRole("button", { name: "More" });
  await more.press("Enter");
  const others = entries.last().getByRole("link");
  await expect(others).toHaveText(["All films", "Field notes", "Your films", "Press"]);
  await page.keyboard.press("Tab");
  await expect(others.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(others).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.press("Enter");
  await others.first().click();
  await expect(page).toHaveURL(site("demo", "/pages/films"));
  await expect(others).toHaveCount(0);
});

test("the overflow menu closes when the focus leaves it", async ({ page }) => {
  await open(page, "arena", wide);
  await bar(page).getByRole("button", { name: "More" }).press("Enter");
  const last = bar(page).getByRole("link", { name: "Partners" });
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(last).toBeHidden();
});

test("the bar is 60 px high on phones and 70 px on desktops", async ({ page }) => {
  await open(page, "demo", narrow);
  expect((await bar(page).boundingBox())?.height).toBe(60);
  await page.setViewportSize(wide);
  expect((await bar(page).boundingBox())?.height).toBe(70);
});

test("scrolling down hides the bar, and scrolling up shows it", async ({ page }) => {
  await open(page, "demo", wide);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 50);
  await expect(bar(page)).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -120);
  await expect(bar(page)).toBeInViewport();
});

for (const size of [narrow, wide]) {
  test(`a search at ${size.width} px opens the results' URL${matrixUnless(size === narrow)}`, async ({
    page,
  }) => {
    await open(page, "demo", size);
    await bar(page).getByRole("button", { name: "Search" }).click();
    const field = bar(page).getByRole("searchbox", { name: "Search" });
    await expect(field).toBeFocused();
    await page.keyboard.type("   ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(site("demo"));
    await field.fill("lake at night");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(site("demo", "/search?q=lake+at+night"));
  });
}

test("the menu marks the viewer's current page at every level", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(site("demo", "/pages/blue-hour"));
  await waitForHydration(page, bar(page));
  const nature = bar(page).getByRole("button", { name: "Nature" });
  await expect(nature).toHaveAttribute("aria-current", "true");
  await expect(bar(page).locator("nav [aria-current]")).toHaveCount(1);
  await nature.click();
  const current = bar(page).getByRole("link", { name: "Blue Hour" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await page.setViewportSize(narrow);
  await page.getByRole("button", { name: "Menu" }).click();
  const group = page.getByRole("dialog").getByRole("button", { name: "Nature" });
  await expect(group).toHaveAttribute("aria-current", "true");
});

for (const [token, size] of [
  ["demo", { width: 1440, height: 900 }],
  ["academy", { width: 1440, height: 900 }],
  ["demo", { width: 940, height: 700 }],
] as const) {
  test(`the bar of ${token} grows with text of twice the size, ${size.width} px${matrixUnless(size.width === 1440)}`, async ({
    page,
  }) => {
    await open(page, token, size);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    const sticksOut = () =>
      bar(page).evaluate((banner) => {
        const around = banner.getBoundingClientRect();
        return [...banner.querySelectorAll("a, button, form")]
          .filter((control) => {
            const { width, top, bottom } = control.getBoundingClientRect();
            return width >= 3 && (top < around.top - 1 || bottom > around.bottom + 1);
          })
          .map((control) => control.textContent);
      });
    await expect.poll(sticksOut).toEqual([]);
  });
}

test("the app's page links to its content and shows a preview notice", async ({ page }) => {
  await page.goto(site("academy", "/mobile"));
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
  await expect(page.getByRole("status", { name: "Preview" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.goto(site("demo", "/mobile"));
  await expect(page.getByRole("status", { name: "Preview" })).toHaveCount(0);
});

for (const { token } of channels) {
  test(`${token} offers to sign in`, async () => {
    const { document } = await readPage(token);
    const link = document.querySelector('header a[href="/user/signIn"]');
    expect(link?.textContent).toBe("Sign in");
  });
}

test.describe("a signed-in viewer", () => {
  for (const token of ["demo", "academy"]) {
    test(`finds their account in the bar of ${token} without a layout shift${matrixUnlessPlain(token)}`, async ({
      page,
    }) => {
      await signIn(page, site(token), seeded(token, "alerts"));
      await page.setViewportSize(wide);
      const shifted = await watchShifts(page, "header");
      await page.goto(site(token));
      const account = bar(page).getByRole("link", { name: "My account, 3 new" });
      await expect(account).toBeVisible();
      await expect(account).toHaveAttribute("href", "/user/account");
      await expect(bar(page).getByRole("link", { name: "Sign in" })).toBeHidden();
      expect(await shifted()).toBeLessThanOrEqual(0.001);
    });
  }

  test("has space reserved in the bar of the next page, and the account moves no element", async ({
    page,
  }) => {
    await signIn(page, site("demo"), seeded("demo", "alerts"));
    await page.setViewportSize(wide);
    await page.goto(site("demo"));
    const account = bar(page).getByRole("link", { name: /^My account/ });
    await expect(account).toBeVisible();
    let release = () => {};
    const released = new Promise<void>((goOn) => (release = goOn));
    await page.route("**/api/viewer", async (route) => {
      await released;
      await route.continue();
    });
    const shifted = await watchShifts(page, "header");
    const viewerRequest = page.waitForRequest("**/api/viewer");
    await page.goto(site("demo", "/pages/lakes"));
    await viewerRequest;
    const searchEnd = async () => {
      const box = await bar(page).getByRole("search").boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    await expect(bar(page).getByRole("link", { name: "Sign in" })).toBeHidden();
    const before = await searchEnd();
    release();
    await expect(account).toBeVisible();
    expect(await searchEnd()).toBe(before);
    expect(((await account.boundingBox())?.x ?? 0) - before).toBeLessThan(48);
    expect(await shifted()).toBeLessThanOrEqual(0.001);
  });

  test("is offered to sign in when the site cannot determine the viewer", async ({
    page,
    announce,
  }) => {
    await signIn(page, site("demo"), seeded("demo"));
    await page.goto(site("demo"));
    await expect(bar(page).getByRole("link", { name: "My account" })).toBeVisible();
    announce(503);
    // The call reads only the session: it does not depend on the provider.
    await page.route("**/api/viewer", (route) =>
      route.fulfill({ status: 503, contentType: "application/json", body: "{}" }),
    );
    await page.goto(site("demo", "/pages/lakes"));
    await expect(bar(page).getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(bar(page).getByRole("link", { name: "My account" })).toHaveCount(0);
    await page.unroute("**/api/viewer");
    await page.reload();
    await expect(bar(page).getByRole("link", { name: "My account" })).toBeVisible();
  });
});
