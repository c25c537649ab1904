import type { Page } from "playwright/test";
import { providerConsole, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { fillSignUp, form, newAddress, newcomer } from "./support/accounts.ts";
import { axeFaults } from "./support/axe-faults.ts";
import { drawn, stickingOut } from "./support/sticking-out.ts";

const article = (page: Page, name: string) => page.getByRole("article", { name });
/** Whom the site takes this browser for. */
const viewerOf = (page: Page) =>
  page.evaluate(async () => (await fetch("/api/viewer")).json() as Promise<object>);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("the console shows each channel in its own face, and leads to it and its pages", async ({
  page,
}) => {
  await page.goto(providerConsole());
  const arena = article(page, "Arena");
  await expect(arena.getByRole("heading", { name: "Arena" })).toHaveCSS(
    "font-family",
    /^"?Barlow Condensed/,
  );
  await expect(article(page, "Lumen")).toHaveCSS("border-radius", "0px");
  const picture = arena.locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960);
  await expect(arena.getByText("Live", { exact: true }).first()).toBeVisible();
  await arena.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(site("arena", "/user/signIn"));
});

test("a press makes this browser a viewer's, whoever was signed in before", async ({ page }) => {
  const become = async (name: string) => {
    await page.goto(providerConsole("/console/viewers?channel=lumen"));
    await page.getByRole("button", { name: `Become ${name}` }).click();
    await expect(page).toHaveURL(site("lumen"));
    expect(await viewerOf(page)).toMatchObject({ signedIn: true, name });
  };
  await become("Milan Sorensen");
  await become("Vera Lindqvist");
  await page.goto(providerConsole("/console/viewers?channel=lumen"));
  const vera = page.getByRole("list", { name: "What Vera Lindqvist has" });
  await expect(vera.getByText("1 device")).toBeVisible();
});

test("a press on the console without its pass replaces nobody", async ({ page }) => {
  await page.goto(providerConsole("/console/viewers?channel=lumen"));
  await page.getByRole("button", { name: "Become Milan Sorensen" }).click();
  await expect(page).toHaveURL(site("lumen"));
  const other = await page.request.post(providerConsole("/console/api/sessions"), {
    data: { channel: "lumen", viewer: "viewer" },
  });
  const { access_token: token } = await other.json();
  await page.goto(
    site("lumen", `/?access_token=${token}&switch_viewer=zzzzzzzz.${"A".repeat(43)}`),
  );
  await expect(page).toHaveURL(site("lumen", "/user/continue"));
  expect(await viewerOf(page)).toMatchObject({ signedIn: true, name: "Milan Sorensen" });
});

test("an email is read as it looks and as text, and its link works", async ({ page, context }) => {
  const email = newAddress();
  await page.goto(providerConsole("/console/mails"));
  await expect(page.getByRole("heading", { name: "No emails yet" })).toBeVisible();
  await page.getByRole("link", { name: "Sign up to get one" }).click();
  await expect(form(page).main.getByRole("button", { name: "Sign up" })).toBeEnabled();
  await fillSignUp(page, email);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  await page.goto(providerConsole(`/console/mails?to=${encodeURIComponent(email)}`));
  const letter = page.frameLocator("iframe");
  const link = letter.getByRole("link").first();
  await expect(link).toBeVisible();
  await page.getByRole("link", { name: "Plain text" }).click();
  await expect(page.getByText(/verify_token=/).first()).toBeVisible();
  await page.getByRole("link", { name: "As it looks" }).click();
  const opened = context.waitForEvent("page");
  await link.click();
  await expect((await opened).getByRole("heading", { name: "Email confirmed" })).toBeVisible();

  await page.getByRole("button", { name: "Empty the mailbox" }).click();
  await expect(page.getByRole("heading", { name: "No emails yet" })).toBeVisible();
});

test("the inspector finds a good page whole, and says what is wrong with one that is not there", async ({
  page,
}) => {
  await page.goto(providerConsole("/console/inspector"));
  await page.getByRole("link", { name: "Meridian: Film" }).click();
  await expect(page.getByRole("heading", { name: /^No faults/ })).toBeVisible();
  await expect(page.getByText("VideoObject", { exact: true })).toBeVisible();
  await expect(page.getByRole("figure").locator("img")).toHaveJSProperty("complete", true);
  await expect
    .poll(() =>
      page
        .getByRole("figure")
        .locator("img")
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(600);
  await page.getByLabel("Address").fill(site("demo", "/video/nothing-of-this-name"));
  await page.getByRole("button", { name: "Inspect" }).click();
  await expect(page.getByRole("heading", { name: /^\d+ fault/ })).toBeVisible();
  await expect(page.getByText("The status is 404: crawlers drop the page.")).toBeVisible();
  await page.getByLabel("Address").fill("http://example.com/");
  await page.getByRole("button", { name: "Inspect" }).click();
  await expect(page.getByText("is none of the channels that are shown here")).toBeVisible();
});

const pages = [
  ["Channels", "/"],
  ["Viewers of Meridian", "/console/viewers"],
  ["Emails", "/console/mails"],
  ["Preview links", "/console/previews?channel=academy&page=%2F"],
  ["Inspector", "/console/inspector"],
  ["Controls", "/console/controls"],
] as const;

for (const [name, path] of pages) {
  test(`nothing bars anybody from the console's page ${name}`, async ({ page }) => {
    if (name === "Emails") await newcomer();
    const query = name === "Inspector" ? `?address=${encodeURIComponent(site("demo"))}` : "";
    await page.goto(providerConsole(path + query));
    await expect(heading(page, name)).toBeVisible();
    for (const width of isWholeMatrix ? [1440, 940, 390, 320] : [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page);
      expect(await stickingOut(page), `at ${width} px`).toEqual([]);
    }
    const schemes = ["light", "dark"] as const;
    for (const colorScheme of isWholeMatrix ? schemes : schemes.slice(1)) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page), colorScheme).toEqual([]);
    }
  });
}

test("the console is walked by keys alone", async ({ page }) => {
  await page.goto(providerConsole());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page
    .getByRole("navigation", { name: "Console" })
    .getByRole("link", { name: "Controls" })
    .focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Controls")).toBeVisible();
});
