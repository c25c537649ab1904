import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { form, openForm } from "./support/accounts.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { channels, plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { readPage } from "./support/read-page.ts";
import { sessionOf, startSession } from "./support/session.ts";
import { site } from "../support/addresses.ts";
import { waitForRender, findOverflow } from "./support/overflow.ts";

const open = ["/user/signIn", "/user/signUp", "/user/forgotPassword"];
const personalPages = [
  "/user/account",
  "/user/changePassword",
  "/user/userRegistration",
  "/paywalls/",
];

/** Axe finds no violations, and at zooms of 200 % and 400 % no element overflows. */
async function canBeUsed(page: Page, path: string): Promise<void> {
  await expectAccessible(page);
  for (const [width, height] of [
    [640, 450],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    await waitForRender(page);
    expect.soft(await findOverflow(page), `${path} at ${width} × ${height}`).toEqual([]);
  }
}

for (const { token } of channels) {
  test(`signing in and up on ${token} is accessible at any zoom${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of open) {
      const { main } = await openForm(page, path, token);
      // With the messages of missing fields.
      await main.locator("button[type=submit]").click();
      await canBeUsed(page, path);
    }
  });
}

for (const { token } of plainAndMirrored) {
  test(`the account pages of ${token} are accessible at any zoom${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    test.slow();
    await startSession(page, token);
    for (const path of personalPages) {
      await openForm(page, path, token);
      await canBeUsed(page, path);
    }
  });
}

test("fields are large enough for touch, and a phone does not zoom into them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { main } = await openForm(page, "/user/signUp");
  const sizes = await main.locator("input, button").evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      const text = Number.parseFloat(getComputedStyle(one).fontSize);
      return { least: Math.min(width, height), text, isInput: one.matches("input") };
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ least }) => least < 44)).toEqual([]);
  expect(sizes.filter(({ isInput, text }) => isInput && text < 16)).toEqual([]);
});

test("forms have visible edges in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { email, press } = await openForm(page, "/user/signIn");
  await expect(email).toHaveCSS("border-top-width", "1px");
  await press("Sign in");
  await expect(email).toHaveCSS("border-top-width", "3px");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a form without scripts shows that it needs them", async ({ page }) => {
    await page.goto(site("demo", "/user/signIn"));
    await expect(form(page).main.getByText(/turn on JavaScript/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  });
});

for (const path of [...open, "/user/account", "/user/changePassword"]) {
  test(`${path} is not indexed and has no code of the owner`, async () => {
    const cookie = personalPages.includes(path) ? (await sessionOf("arena")).cookie : "";
    const { status, document } = await readPage("arena", { path, headers: { cookie } });
    expect(status).toBe(200);
    const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
    expect(meta("robots")?.content).toContain("noindex");
    expect(meta("referrer")?.content).toBe("no-referrer");
    expect(document.querySelector("[data-owner]")).toBeNull();
  });
}
