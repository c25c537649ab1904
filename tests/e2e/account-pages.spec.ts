import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, form, openForm, signInByForm } from "./support/accounts.ts";
import { axeFaults } from "./support/axe-faults.ts";
import { channels } from "./support/channels.ts";
import { drawn, stickingOut } from "./support/sticking-out.ts";

const open = ["/user/signIn", "/user/signUp", "/user/forgotPassword", "/paywalls/"];
const own = ["/user/account", "/user/changePassword", "/user/userRegistration"];

for (const { token } of channels) {
  test(`nothing bars anybody from signing in and up on ${token}`, async ({ page }) => {
    test.slow();
    for (const path of open) {
      const { main } = await openForm(page, path, token);
      const send = main.locator("button[type=submit]");
      // With words of what is wanting.
      if (await send.count()) await send.click();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`nothing bars the viewer of ${token} from the account`, async ({ page }) => {
    test.slow();
    await signInByForm(page, emailOf("viewer", token), token);
    for (const path of own) {
      await openForm(page, path, token);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`the forms of ${token} can be used at 200 % and at 400 %`, async ({ page }) => {
    for (const path of open) {
      await openForm(page, path, token);
      for (const [width, height] of [
        [640, 450],
        [320, 225],
      ] as const) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        expect(await stickingOut(page), `${path} at ${width} × ${height}`).toEqual([]);
      }
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
  const edge = () => email.evaluate((field) => getComputedStyle(field).borderTopWidth);
  expect(await edge()).toBe("1px");
  await press("Sign in");
  expect(await edge()).toBe("3px");
});

test("without scripts the form says what it needs", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site("demo", "/user/signIn"));
  await expect(form(page).main.getByText(/turn on JavaScript/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  await context.close();
});

test("no search engine keeps a page of an account, and none of the owner's code is on it", async ({
  page,
}) => {
  for (const path of open) {
    await openForm(page, path, "arena");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
    await expect(page.locator("[data-owner]")).toHaveCount(0);
  }
});
