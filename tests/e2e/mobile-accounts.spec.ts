import type { FrameLocator, Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { openSimulator } from "./support/simulator.ts";

const password = "let-me-watch";

test.afterAll(() => consoleApi.reset());

type Screen = Page | FrameLocator;

async function signIn(screen: Screen, email: string, with_ = password): Promise<void> {
  await screen.getByLabel("Email").fill(email);
  await screen.getByLabel("Password", { exact: true }).fill(with_);
  await screen.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("signing in tells the app the token once, and nobody else", async ({ page }) => {
  const answers: string[] = [];
  page.on("response", async (answer) => {
    if (answer.url().includes(".localhost") && !answer.url().includes("/media/")) {
      const body = await answer.text().catch(() => "");
      answers.push(answer.url() + JSON.stringify(answer.headers()) + body);
    }
  });
  const { phone, show, expectTold, messages, address } = await openSimulator(page);
  await show("/mobile/user/signIn");
  await signIn(phone, "viewer@demo.example");
  const user = { full_name: "Vera Lindqvist", email: "viewer@demo.example" };
  await expectTold({ v: 1, type: "login", user: expect.objectContaining(user) });
  await expect(phone.getByRole("heading", { name: "Welcome, Vera Lindqvist" })).toBeFocused();
  await expect(page.getByText("The app has Vera Lindqvist’s token.")).toBeVisible();
  expect(address()).toBe(site("demo", "/mobile/user/signIn"));

  const token = String(Object(await messages()).at(0).access_token);
  await show("/mobile/user/account");
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  expect(answers.filter((answer) => answer.includes(token))).toHaveLength(1);
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: "mq_session", httpOnly: true }),
  );
  expect(JSON.stringify(await page.context().cookies())).not.toContain(token);
  expect(await messages()).toHaveLength(1);
});

test("without an app the page goes on by itself after signing in", async ({ page }) => {
  await page.goto(site("demo", "/mobile/user/signIn"));
  await signIn(page, "viewer@demo.example");
  await expect(page).toHaveURL(site("demo", "/mobile"));
});

test("a wrong password is said in the web view, and nothing is told", async ({
  page,
  announce,
}) => {
  announce(/status of 401/);
  const { phone, show, messages } = await openSimulator(page);
  await show("/mobile/user/signIn");
  await signIn(phone, "viewer@demo.example", "not this one");
  await expect(phone.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(phone.getByLabel("Email")).toHaveValue("viewer@demo.example");
  expect(await messages()).toEqual([]);
});

test("a viewer of the app is handed over by a token in the address", async ({ page }) => {
  const { phone, handOver, address, messages } = await openSimulator(page, "arena");
  await handOver("alerts@arena.example", "/mobile/user/account");
  await expect(phone.getByText("Welcome, Alma Berger")).toBeVisible();
  expect(address()).toBe(site("arena", "/mobile/user/account"));
  expect(await messages()).toEqual([]);
});

test("a viewer who is signed in is not replaced by one who is handed over", async ({ page }) => {
  const { phone, handOver, show, address } = await openSimulator(page, "arena");
  await handOver("alerts@arena.example", "/mobile/user/account");
  await expect(phone.getByText("Welcome, Alma Berger")).toBeVisible();
  await show("/mobile");
  await expect(phone.getByText("Welcome")).toHaveCount(0);
  await handOver("viewer@arena.example", "/mobile/user/account");
  await expect(phone.getByText("Welcome, Alma Berger")).toBeVisible();
  expect(address()).toBe(site("arena", "/mobile/user/account"));
});

const paid = "/mobile/video/vermilion";

test("what is paid for opens for a member whom the app hands over", async ({ page }) => {
  const { phone, handOver, show, address } = await openSimulator(page, "lumen");
  await show(paid);
  await expect(phone.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await handOver("member@lumen.example", "/mobile");
  await expect(phone.getByRole("button", { name: "Play" }).first()).toBeVisible();
  expect(address()).toBe(site("lumen", paid));
});

test("what is not paid for leads to the app's paywalls, and home again", async ({ page }) => {
  const { phone, handOver, address } = await openSimulator(page, "lumen");
  await handOver("viewer@lumen.example", paid);
  await expect(phone.getByRole("heading", { name: "Choose how to watch" })).toBeVisible();
  expect(address()).toBe(site("lumen", "/mobile/paywalls/?context=vermilion"));
  await phone.getByRole("link", { name: "Back to home" }).click();
  await expect.poll(address).toBe(site("lumen", "/mobile"));
});

test("a token that is not good changes nothing", async ({ page }) => {
  await page.goto(site("demo", "/mobile?access_token=never-given"));
  await expect(page).toHaveURL(site("demo", "/mobile"));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("mq_session");
});

test("signing out tells the app, and the page says so", async ({ page }) => {
  const { phone, handOver, expectTold, address } = await openSimulator(page);
  await handOver("viewer@demo.example", "/mobile/user/account");
  await phone.getByRole("button", { name: "Sign out" }).click();
  await expectTold({ v: 1, type: "logout" });
  await expect(phone.getByRole("heading", { name: "Signed out" })).toBeVisible();
  expect(address()).toContain(site("demo", "/mobile/user/logout"));
  await expect(page.getByText("The app has no viewer.")).toBeVisible();
});

test("another password is told, and the page stays", async ({ page }) => {
  const { phone, handOver, expectTold, address } = await openSimulator(page, "lumen");
  await handOver("viewer@lumen.example", "/mobile/user/changePassword");
  await phone.getByLabel("Current password").fill(password);
  await phone.getByLabel("New password").fill("a quieter pier at dawn");
  await phone.getByRole("button", { name: "Save password" }).click();
  await expectTold({ v: 1, type: "password" });
  await expect(phone.getByRole("heading", { name: "Password changed" })).toBeVisible();
  expect(address()).toBe(site("lumen", "/mobile/user/changePassword"));
});

test("a forgotten password is set anew by the mail's link, in the web view", async ({ page }) => {
  const { phone, show, expectTold, address } = await openSimulator(page, "academy");
  await show("/mobile/user/forgotPassword");
  await phone.getByLabel("Email").fill("viewer@academy.example");
  await phone.getByRole("button", { name: "Send link" }).click();
  await expect(phone.getByRole("heading", { name: "Link sent" })).toBeVisible();
  const { mails } = await consoleApi.mails("viewer@academy.example");
  const link = mails[0]?.links[0] ?? "";
  expect(link).toContain(site("academy", "/mobile/user/changePassword?reset_token="));
  await show(link.slice(new URL(link).origin.length));
  await phone.getByLabel("New password").fill("moss and lichen, twice");
  await phone.getByRole("button", { name: "Save password" }).click();
  await expectTold({ v: 1, type: "password" });
  await expect(phone.getByRole("heading", { name: "Password changed" })).toBeVisible();
  expect(address()).toBe(link);
});

test("after signing out the way back shows nothing of the viewer", async ({ page }) => {
  await listenAsApp(page);
  await page.goto(site("demo", "/mobile/user/signIn"));
  await signIn(page, "viewer@demo.example");
  await expect(page.getByRole("heading", { name: "Welcome, Vera Lindqvist" })).toBeVisible();
  await page.goto(site("demo", "/mobile/user/account"));
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Signed out" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByText("Vera")).toHaveCount(0);
});

test("open questions are asked in place of a film, then told, and the film follows", async ({
  page,
  announce,
}) => {
  announce(/status of 428/);
  const film = "/mobile/video/first-corner-ten-cars";
  const { phone, handOver, show, expectTold, address } = await openSimulator(page, "arena");
  await handOver("missing@arena.example", "/mobile");
  await expect.poll(address).toBe(site("arena", "/mobile/user/userRegistration"));
  await show(film);
  await expect.poll(address).toBe(site("arena", film));
  await fillRegistration(phone);
  await phone.getByRole("button", { name: "Submit" }).click();
  await expectTold({ v: 1, type: "registration" });
  await expect(phone.getByRole("button", { name: "Play" }).first()).toBeVisible();
  expect(address()).toBe(site("arena", film));
});

test("the questions that were answered are told", async ({ page }) => {
  const { phone, handOver, expectTold } = await openSimulator(page);
  await handOver("missing@demo.example", "/mobile/user/userRegistration");
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  await fillRegistration(phone);
  await phone.getByRole("button", { name: "Submit" }).click();
  await expectTold({ v: 1, type: "registration" });
});

async function fillRegistration(screen: Screen): Promise<void> {
  await expect(screen.getByRole("button", { name: "Submit" })).toBeEnabled();
  for (const field of await screen.getByRole("textbox").all()) await field.fill("1990-05-17");
  for (const field of await screen.getByRole("combobox").all()) {
    await field.click();
    await field.press("Enter");
  }
}

/** Signs somebody new up in the web view, and gives the link that the mail brings. */
async function signUp(screen: Screen, email: string): Promise<string> {
  await screen.getByLabel("First name").fill("Nora");
  await screen.getByLabel("Last name").fill("Vik");
  await screen.getByLabel("Email").fill(email);
  await screen.getByLabel("Password", { exact: true }).fill("a lighthouse in winter");
  await screen.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(screen.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const { mails } = await consoleApi.mails(email);
  return mails[0]?.links[0] ?? "";
}

test("the mail after signing up leads to the web view, and its confirmation is told", async ({
  page,
}) => {
  const { phone, show, expectTold } = await openSimulator(page);
  await show("/mobile/user/signUp");
  const link = await signUp(phone, "nora@demo.example");
  expect(link).toContain(site("demo", "/mobile/user/verify/?verify_token="));
  await show(link.slice(new URL(link).origin.length));
  await expectTold({ v: 1, type: "verification" });
  await expect(phone.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await phone.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expectTold({ v: 1, type: "navigate", url: "marquee-demo://user/signIn" });
});

test("in the phone's browser the confirmation opens the app by its deep link", async ({ page }) => {
  await page.goto(site("arena", "/mobile/user/signUp"));
  const link = await signUp(page, "nora@arena.example");
  // No browser of this machine knows the scheme, so its own protocol tells what was asked for.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const asked: string[] = [];
  session.on("Page.frameRequestedNavigation", ({ url }) => asked.push(url));
  await page.goto(link);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "marquee-arena://user/signIn",
  );
  await expect.poll(() => asked).toContain("marquee-arena://user/signIn");
});

for (const [channel, house, person, name] of [
  ["demo", "Google", "Sofia Marino", "social"],
  ["demo", "Facebook", "Vera Lindqvist", "viewer"],
  ["demo", "Apple", "Vera Lindqvist", "viewer"],
  ["demo", "Meridian ID", "Vera Lindqvist", "viewer"],
  ["arena", "Arena Club ID", "Vera Lindqvist", "viewer"],
  ["lumen", "Lumen Members", "Vera Lindqvist", "viewer"],
  ["academy", "Campus Account", "Vera Lindqvist", "viewer"],
] as const) {
  test(`${channel}: signing in by ${house} is told to the app that shows the web view`, async ({
    page,
  }) => {
    const heard = await listenAsApp(page);
    await page.goto(site(channel, "/mobile/user/signIn"));
    await page.getByRole("button", { name: `Continue with ${house}` }).click();
    await page.getByRole("button", { name: person, exact: true }).click();
    await expect(page.getByRole("heading", { name: `Welcome, ${person}` })).toBeVisible();
    expect(page.url()).toBe(site(channel, "/mobile/user/signIn"));
    const user = { email: `${name}@${channel}.example` };
    expect(heard()).toMatchObject([{ v: 1, type: "login", user }]);
  });
}

test("a house that was left without signing in says so in the web view", async ({ page }) => {
  const heard = await listenAsApp(page);
  await page.goto(site("demo", "/mobile/user/signIn?error=access_denied"));
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  expect(heard()).toEqual([]);
});

test("a channel where everybody has to sign in does so in the web view", async ({ page }) => {
  const { phone, show, address } = await openSimulator(page, "arena");
  await show("/mobile/video/first-corner-ten-cars");
  await expect(phone.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(address()).toBe(site("arena", "/mobile/user/signIn"));
  await expect(phone.getByRole("banner")).toHaveCount(0);
  await expect(phone.getByRole("contentinfo")).toHaveCount(0);
});
