import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";
import { matrixUnless } from "../support/matrix.ts";
import { emailOf, fillSignIn, form, openForm } from "./support/accounts.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { moments, openAtMoment } from "./support/hydration-moments.ts";

test("a restored e-mail address is replaced by the address typed during hydration", async ({
  page,
}) => {
  const { email } = await openForm(page, "/user/signUp");
  await email.fill("first@viewers.example");
  const release = await holdScripts(page);
  await page.goto(site("demo", "/user/signIn"), { waitUntil: "commit" });
  await email.focus();
  release();
  await waitForHydration(page);
  await expect(email).toHaveValue("first@viewers.example");
  await page.keyboard.insertText("second@viewers.example");
  await expect(email).toHaveValue("second@viewers.example");
});

// Without the whole matrix only the sign-in form is used during hydration, the other controls before it.
for (const moment of moments) {
  for (const prefix of ["", "/mobile"]) {
    test(`${prefix}/user/signIn filled in and sent ${moment} hydration signs in${matrixUnless(moment === "during" && prefix === "")}`, async ({
      page,
    }) => {
      const release = await openAtMoment(page, site("demo", `${prefix}/user/signIn`), moment);
      await fillSignIn(page, emailOf("viewer"));
      release();
      await expect(page).toHaveURL(site("demo", prefix || "/"));
    });

    for (const [channel, name] of [
      ["demo", "Google"],
      ["academy", "Campus Account"],
    ] as const) {
      test(`${channel}: ${name} pressed ${moment} hydration on ${prefix}/user/signIn is opened${matrixUnless(moment === "before" && prefix === "" && channel === "demo")}`, async ({
        page,
      }) => {
        const release = await openAtMoment(page, site(channel, `${prefix}/user/signIn`), moment);
        await form(page).press(`Continue with ${name}`);
        release();
        await expect(page.getByRole("heading", { name: `plays ${name}` })).toBeVisible();
      });
    }
  }

  test(`a date typed ${moment} hydration is sent with a registration${matrixUnless(moment === "before")}`, async ({
    page,
  }) => {
    await signIn(page, site("demo"), seeded("demo", "missing"));
    const release = await openAtMoment(page, site("demo", "/user/userRegistration"), moment);
    const birthday = form(page).main.getByLabel("Birthday", { exact: true });
    await birthday.fill("1990-05-24");
    release();
    await waitForHydration(page, birthday);
    await expect(birthday).toHaveValue("1990-05-24");
    const list = form(page).main.getByRole("combobox", { name: /Favourite landscape/ });
    await list.fill("fo");
    await page.getByRole("option", { name: "Forest" }).click();
    const sent = page.waitForRequest(/\/api\/registration-fields/);
    await form(page).press("Submit");
    expect((await sent).postDataJSON()).toContainEqual({
      registration_field_token: "birthday",
      value: Date.UTC(1990, 4, 24),
    });
  });

  test(`a search submitted ${moment} hydration opens its results${matrixUnless(moment === "before")}`, async ({
    page,
  }) => {
    const release = await openAtMoment(page, site("demo"), moment);
    const field = page.getByRole("banner").getByRole("searchbox", { name: "Search" });
    await field.fill("lake at night");
    await field.press("Enter");
    release();
    await expect(page).toHaveURL(/\/search\?q=lake\+at\+night$/);
  });

  test(`a sort order chosen ${moment} hydration applies, and Back restores the previous one${matrixUnless(moment === "before")}`, async ({
    page,
  }) => {
    const release = await openAtMoment(page, site("demo", "/search?q=light"), moment);
    const titles = page.locator("main h3");
    const byRelevance = (await titles.allTextContents()).slice(0, 5);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest");
    release();
    await expect(page).toHaveURL(site("demo", "/search?q=light&sort_by=-start_time"));
    const first = async () => (await titles.allTextContents()).slice(0, 5);
    await expect.poll(first).not.toEqual(byRelevance);
    await page.goBack();
    await expect.poll(first).toEqual(byRelevance);
  });

  test(`a language chosen ${moment} hydration becomes the page's language${matrixUnless(moment === "before")}`, async ({
    page,
  }) => {
    const release = await openAtMoment(page, site("demo"), moment);
    await page.getByRole("contentinfo").getByRole("combobox").selectOption("Deutsch");
    release();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test(`the menu clicked ${moment} hydration opens${matrixUnless(moment === "before")}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await openAtMoment(page, site("demo"), moment);
    await page.getByRole("button", { name: "Menu" }).click();
    release();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });

  test(`privacy choices clicked ${moment} hydration open${matrixUnless(moment === "before")}`, async ({
    page,
  }) => {
    const release = await openAtMoment(page, site("demo"), moment);
    await page.getByRole("button", { name: "Privacy choices" }).click();
    release();
    await expect(page.getByRole("region", { name: "Privacy choices" })).toBeVisible();
  });

  for (const prefix of ["", "/mobile"]) {
    test(`Play clicked ${moment} hydration of a film under “${prefix}” plays it${matrixUnless(moment === "before" && prefix === "")}`, async ({
      page,
    }) => {
      const address = site("demo", `${prefix}/video/blue-hour-the-light-that-stays`);
      const release = await openAtMoment(page, address, moment);
      await page.getByRole("button", { name: "Play", exact: true }).first().click();
      release();
      const time = () =>
        page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(time).toBeGreaterThan(0);
    });
  }
}
