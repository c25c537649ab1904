import { provider, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { axeFaults } from "./support/axe-faults.ts";
import { plainAndMirrored, fullUnlessPlain } from "./support/channels.ts";
import { hydrated } from "./support/hydrated.ts";
import { makeTrend, openWith, savedSearches, searchBox } from "./support/search-box.ts";
import { drawn, stickingOut } from "./support/sticking-out.ts";

const wide = { width: 1440, height: 900 };

test("keys alone search, find their search again and remove it @full", async ({ page }) => {
  await page.goto(site("demo"));
  await hydrated(page, page.getByRole("banner"));
  const { field, list, option, box } = searchBox(page);
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await expect(box).toBeVisible();
  await page.keyboard.type("blue hour");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site("demo", "/search?q=blue+hour"));
  await hydrated(page, page.getByRole("banner"));
  await page.keyboard.press("/");
  await field.fill("");
  await expect(option("blue hour")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(option("blue hour")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Shift+Delete");
  await expect(option("blue hour")).toHaveCount(0);
  expect(await savedSearches(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("what viewers of five networks searched for is popular, and what is typed narrows it @full", async ({
  page,
  context,
}) => {
  await makeTrend("demo", "night watch");
  await makeTrend("demo", "maple");
  // In a language that nobody asked for its trends in before: those are cached for a minute.
  await context.addCookies([{ name: "mq_lng", value: "sv", url: site("demo") }]);
  const address = provider("/ch/demo/search/trends");
  await expect.poll(async () => (await fetch(address)).text()).toContain("maple");
  await page.setViewportSize(wide);
  await page.goto(site("demo"));
  await hydrated(page, page.getByRole("banner"));
  const banner = page.getByRole("banner");
  const field = banner.getByRole("searchbox");
  await field.focus();
  const popular = banner.getByRole("group", { name: "Populärt just nu" });
  await expect(popular.getByRole("option")).toHaveCount(2);
  await page.keyboard.type("NIGHT");
  await expect(popular.getByRole("option")).toHaveText(["night watch"]);
  await expect(popular.locator("b")).toHaveText("night");
  await popular.getByRole("option").click();
  await expect(page).toHaveURL(site("demo", "/search?q=night+watch"));
});

test("titles come with their pictures as somebody types, and lead to their films @full", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(site("demo"));
  await hydrated(page, page.getByRole("banner"));
  const { field, group, box } = searchBox(page);
  await field.focus();
  await page.keyboard.type("blue ho");
  const first = group("Titles").getByRole("option").first();
  await expect(first).toContainText("Blue Hour");
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  const active = await field.getAttribute("aria-activedescendant");
  await expect(first).toHaveAttribute("id", active ?? "none");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/video\/blue-hour/);
});

test("a typing error still finds its title @full", async ({ page }) => {
  await page.goto(site("demo"));
  await hydrated(page, page.getByRole("banner"));
  const { field, group } = searchBox(page);
  await field.focus();
  await page.keyboard.type("mapel");
  await expect(group("Titles").getByRole("option").first()).toContainText("Maple");
});

test("Escape closes the list, then the field, whose button has the focus @full", async ({
  page,
}) => {
  await openWith(page, site("demo"), ["lake"]);
  const { field, list, open } = searchBox(page);
  await field.focus();
  await page.keyboard.type("la");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("la");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(open).toBeFocused();
});

test("the header stays while the search is in use, and goes when it is not", async ({ page }) => {
  await page.setViewportSize(wide);
  await openWith(page, site("demo"), ["lake"]);
  const { field, list } = searchBox(page);
  await field.focus();
  await expect(list).toBeVisible();
  await page.mouse.move(300, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(list).toBeInViewport();
  await page.mouse.click(10, 700);
  await expect(list).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.keyboard.press("/");
  await expect(field).toBeInViewport();
});

test("nothing of the box comes before its focus, and what is typed before it comes is kept", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late: string[] = [];
  await page.goto(site("demo"));
  await hydrated(page, page.getByRole("banner"));
  await page.waitForLoadState("networkidle");
  await page.route("**/*", async (route) => {
    late.push(new URL(route.request().url()).pathname);
    await promise;
    await route.continue();
  });
  const { field, list, group } = searchBox(page);
  await field.focus();
  await page.keyboard.type("blue hour");
  await expect.poll(() => late.some((path) => path.endsWith(".js"))).toBe(true);
  await expect(list).toBeHidden();
  resolve();
  await expect(group("Titles").getByRole("option").first()).toContainText("Blue Hour");
  await expect(field).toHaveValue("blue hour");
  expect(late.some((path) => path.endsWith(".css"))).toBe(true);
});

test("“/” is a letter in a field, and nothing with a modifier @full", async ({ page }) => {
  await page.goto(site("demo", "/user/signIn"));
  await hydrated(page);
  const { field } = searchBox(page);
  const email = page.getByRole("main").getByLabel("Email", { exact: true });
  await email.focus();
  await page.keyboard.press("/");
  await expect(email).toHaveValue("/");
  await email.blur();
  await page.keyboard.press("Alt+/");
  await expect(field).not.toBeFocused();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
});

for (const { token } of plainAndMirrored) {
  test(`${token}: the open list bars nobody, and fits into every width${fullUnlessPlain(token)}`, async ({
    page,
  }) => {
    await openWith(page, site(token), ["moss", "blue lake", "a".repeat(250)]);
    const { field, list, box } = searchBox(page);
    for (const width of [320, 940, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await field.focus();
      await expect(list).toBeVisible();
      await drawn(page);
      expect.soft(await stickingOut(page), `${token} at ${width} px`).toEqual([]);
      const height = (await list.locator("..").boundingBox())?.height;
      expect.soft(height, `${token} at ${width} px`).toBeLessThanOrEqual(490);
      await page.keyboard.press("Escape");
      await page.keyboard.press("ArrowDown");
    }
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(box).toHaveAttribute("aria-expanded", "true");
      // The list covers a part of the page below, which is no fault.
      expect.soft(await axeFaults(page, "header"), `${token} at ${width} px`).toEqual([]);
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("the field takes the whole bar, and fingers search, remove and leave", async ({ page }) => {
    await openWith(page, site("demo"), ["blue lake", "maple", "salt"]);
    const { field, list, open, option, button } = searchBox(page);
    await open.tap();
    await expect(field).toBeFocused();
    await expect(list).toBeVisible();
    const bar = await page.getByRole("banner").boundingBox();
    const form = await page.getByRole("search").locator("form, :scope").first().boundingBox();
    expect(form?.width).toBeGreaterThan((bar?.width ?? 0) - 40);
    await button("Remove “maple”").tap();
    await expect(option("maple")).toHaveCount(0);
    await expect(field).toBeFocused();
    await option("salt").tap();
    await expect(page).toHaveURL(site("demo", "/search?q=salt"));
    expect(await savedSearches(page)).toEqual(["salt", "blue lake"]);
    await hydrated(page, page.getByRole("banner"));
    await open.tap();
    await button("Remove all").tap();
    expect(await savedSearches(page)).toEqual([]);
  });
});
