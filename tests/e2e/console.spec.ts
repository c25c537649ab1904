import type { Page } from "playwright/test";
import { providerConsole, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { fillSignUp, form, newEmail, createViewer } from "./support/accounts.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { waitForRender, findOverflow } from "./support/overflow.ts";

const article = (page: Page, name: string) => page.getByRole("article", { name });
/** The viewer that this browser is signed in as. */
const viewerOf = (page: Page) =>
  page.evaluate(async () => (await fetch("/api/viewer")).json() as Promise<object>);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("the console shows each channel with its brand, and links to it and its pages", async ({
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

test("a click signs this browser in as a viewer and replaces the current one", async ({ page }) => {
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

test("a click on the console without its pass does not replace the viewer", async ({ page }) => {
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

test("an email is shown as HTML and as text, and its link works", async ({ page, context }) => {
  const email = newEmail();
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

test("the inspector shows a good page in full, and the errors of a missing page", async ({
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
  test(`the console's page ${name} has no accessibility violations`, async ({ page }) => {
    if (name === "Emails") await createViewer();
    const query = name === "Inspector" ? `?address=${encodeURIComponent(site("demo"))}` : "";
    await page.goto(providerConsole(path + query));
    await expect(heading(page, name)).toBeVisible();
    for (const width of isWholeMatrix ? [1440, 940, 390, 320] : [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForRender(page);
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
    }
    const schemes = ["light", "dark"] as const;
    for (const colorScheme of isWholeMatrix ? schemes : schemes.slice(1)) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeViolations(page), colorScheme).toEqual([]);
    }
  });
}

test("the console is usable with the keyboard only", async ({ page }) => {
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
