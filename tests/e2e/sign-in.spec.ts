import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import {
  emailOf,
  fillSignIn,
  form,
  createViewer,
  openForm,
  password,
  signInByForm,
  welcomePath,
} from "./support/accounts.ts";
import { failAllCalls } from "./support/faults.ts";
import { startSession } from "./support/session.ts";

const noMatch = "Incorrect email or password.";

test("a viewer signs in from any page, and the home page shows an account in the header", async ({
  page,
}) => {
  await page.goto(site("demo"));
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await fillSignIn(page, emailOf("viewer"));
  await expect(page).toHaveURL(site("demo"));
  await expect(page.getByRole("banner").getByRole("link", { name: "My account" })).toBeVisible();
});

test("a viewer returns to the previous page after signing in", async ({ page }) => {
  const film = "/video/blue-hour-the-light-that-stays";
  await page.goto(site("demo", film));
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, emailOf("viewer"));
  await expect(page).toHaveURL(site("demo", film));
});

test("signing in for a closed film shows the film, and opens it afterwards", async ({ page }) => {
  const film = "/video/first-corner-ten-cars";
  await page.goto(site("arena", film));
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(site("arena", "/user/signIn"));
  await expect(page.getByText("To watch First Corner, Ten Cars")).toBeVisible();
  await expect(page.getByRole("main").locator("img").last()).toBeVisible();
  await fillSignIn(page, emailOf("viewer", "arena"));
  await expect(page).toHaveURL(site("arena", film));
});

test("BE-30: Sign in on the home page ends the sign-in for a film that was begun before", async ({
  page,
}) => {
  await page.goto(site("arena", "/video/first-corner-ten-cars"));
  await page.goto(site("arena"));
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await fillSignIn(page, emailOf("viewer", "arena"));
  await expect(page).toHaveURL(site("arena"));
});

for (const [width, where] of [
  [390, "above"],
  [1440, "beside"],
] as const) {
  test(`the sign-in of a closed film shows its picture, state and description ${where} the form${matrixUnless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site("arena", "/video/twelve-hours-of-corvara"));
    await page.goto(site("arena", "/user/signIn"));
    const main = page.getByRole("main");
    const picture = await main.locator(".art").filter({ visible: true }).boundingBox();
    const fields = await main.locator("form").first().boundingBox();
    if (!picture || !fields) throw new Error("no picture or no form");
    const isBeside = picture.x >= fields.x + fields.width;
    const isAbove = picture.y + picture.height <= fields.y;
    expect({ isBeside, isAbove }).toEqual({
      isBeside: where === "beside",
      isAbove: where === "above",
    });
    // Beside the form it has the brand's corners and their distance.
    expect(picture.width).toBeGreaterThan(where === "above" ? width - 1 : 0.45 * width);
    await expect(main.getByText("Live", { exact: true }).filter({ visible: true })).toHaveCount(1);
    const about = main.getByText("Forty-one cars, twelve hours").filter({ visible: true });
    await expect(about).toHaveCount(1);
  });
}

test("an unconfirmed e-mail address gets its mail again", async ({ page, announce }) => {
  announce(403);
  const { alert, press, main } = await openForm(page, "/user/signIn");
  await fillSignIn(page, emailOf("unverified"));
  await expect(alert).toContainText("Please confirm your email first.");
  await press("Send again");
  await expect(main.getByText("We’ve sent it again.")).toBeVisible();
  const [mail] = (await consoleApi.mails(emailOf("unverified"))).mails;
  expect(mail?.links[0]).toContain("/user/verify/?verify_token=");
});

test("an expired password redirects to a new one, with the e-mail address filled in", async ({
  page,
  announce,
}) => {
  announce(410);
  await openForm(page, "/user/signIn");
  await fillSignIn(page, emailOf("expired"));
  await expect(page.getByRole("heading", { name: "Password expired" })).toBeVisible();
  const { email, press } = form(page);
  await expect(email).toHaveValue(emailOf("expired"));
  await press("Send link");
  await expect(page.getByRole("heading", { name: "Link sent" })).toBeFocused();
});

test("the form is shown while the provider is unavailable", async ({ page }) => {
  await openForm(page, "/user/signIn");
  await failAllCalls();
  const { status, email } = await openForm(page, "/user/signIn");
  expect(status).toBe(200);
  await expect(email).toBeVisible();
});

test("a signed-in viewer is redirected from the sign-in page", async ({ page }) => {
  await startSession(page, "demo");
  await page.goto(site("demo", "/user/signIn"));
  await expect(page).toHaveURL(site("demo"));
  await page.goto(site("demo", "/user/signUp"));
  await expect(page).toHaveURL(site("demo"));
});

test("a password manager finds the fields by their attributes", async ({ page }) => {
  const { email, password: secret } = await openForm(page, "/user/signIn");
  await expect(email).toHaveAttribute("autocomplete", "username");
  await expect(secret).toHaveAttribute("autocomplete", "current-password");
  await expect(email).toHaveAttribute("name", "email");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(secret).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(secret).toHaveAttribute("type", "password");
});

test("text typed before hydration is preserved, and an early Enter key loses nothing", async ({
  page,
}) => {
  await page.route("**/_next/static/**/*.js", () => undefined);
  await page.goto(site("demo", "/user/signIn"), { waitUntil: "commit" });
  const { email, password: secret } = form(page);
  await email.fill(emailOf("viewer"));
  await secret.fill(password);
  await secret.press("Enter");
  await expect(page).toHaveURL(site("demo", "/user/signIn"));
  await expect(secret).toHaveValue(password);
});

test("a new viewer's first sign-in works only on the channel where they signed up", async ({
  page,
  announce,
}) => {
  announce(401);
  const email = await createViewer("lumen");
  await signInByForm(page, email, "lumen");
  await expect(page).toHaveURL(site("lumen", welcomePath));
  const { alert } = await openForm(page, "/user/signIn", "arena");
  await fillSignIn(page, email);
  await expect(alert).toHaveText(noMatch);
});
