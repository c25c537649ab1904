import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { form, openForm } from "./support/accounts.ts";
import { barsNobody } from "./support/bars-nobody.ts";
import { channels, plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { readPage } from "./support/read-page.ts";
import { sessionOf, startSession } from "./support/session.ts";
import { site } from "../support/addresses.ts";
import { drawn, stickingOut } from "./support/sticking-out.ts";

const open = ["/user/signIn", "/user/signUp", "/user/forgotPassword"];
const own = ["/user/account", "/user/changePassword", "/user/userRegistration", "/paywalls/"];

/** Axe finds nothing, and at 200 % and at 400 % nothing sticks out. */
async function canBeUsed(page: Page, path: string): Promise<void> {
  await barsNobody(page);
  for (const [width, height] of [
    [640, 450],
    [320, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect.soft(await stickingOut(page), `${path} at ${width} × ${height}`).toEqual([]);
  }
}

for (const { token } of channels) {
  test(`nothing bars anybody from signing in and up on ${token}, at any zoom${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of open) {
      const { main } = await openForm(page, path, token);
      // With words of what is wanting.
      await main.locator("button[type=submit]").click();
      await canBeUsed(page, path);
    }
  });
}

for (const { token } of plainAndMirrored) {
  test(`nothing bars the viewer of ${token} from the account, at any zoom${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    test.slow();
    await startSession(page, token);
    for (const path of own) {
      await openForm(page, path, token);
      await canBeUsed(page, path);
    }
  });
}

test("fields can be touched, and a phone does not zoom into them", async ({ page }) => {
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

test("forms keep their edges in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { email, press } = await openForm(page, "/user/signIn");
  await expect(email).toHaveCSS("border-top-width", "1px");
  await press("Sign in");
  await expect(email).toHaveCSS("border-top-width", "3px");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the form says what it needs", async ({ page }) => {
    await page.goto(site("demo", "/user/signIn"));
    await expect(form(page).main.getByText(/turn on JavaScript/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  });
});

for (const path of [...open, "/user/account", "/user/changePassword"]) {
  test(`no search engine keeps ${path}, and none of the owner's code is on it`, async () => {
    const cookie = own.includes(path) ? (await sessionOf("arena")).cookie : "";
    const { status, document } = await readPage("arena", { path, headers: { cookie } });
    expect(status).toBe(200);
    const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
    expect(meta("robots")?.content).toContain("noindex");
    expect(meta("referrer")?.content).toBe("no-referrer");
    expect(document.querySelector("[data-owner]")).toBeNull();
  });
}
