import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { emailOf, fillSignIn, password } from "./support/accounts.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { openSimulator } from "./support/simulator.ts";

// docs/security.md SE-14, SE-21, SE-50
test("signing in sends the token to the app once, and to no other page", async ({ page }) => {
  const responses: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes(".localhost") && !response.url().includes("/media/")) {
      const body = await response.text().catch(() => "");
      responses.push(response.url() + JSON.stringify(response.headers()) + body);
    }
  });
  const { phone, show, expectMessage, messages, address } = await openSimulator(page);
  await show("/mobile/user/signIn");
  await fillSignIn(phone, emailOf("viewer"));
  const user = { full_name: "Vera Lindqvist", email: emailOf("viewer") };
  await expectMessage({ v: 1, type: "login", user: expect.objectContaining(user) });
  await expect(phone.getByRole("heading", { name: "Welcome, Vera Lindqvist" })).toBeFocused();
  await expect(page.getByText("The app has Vera Lindqvist’s token.")).toBeVisible();
  expect(address()).toBe(site("demo", "/mobile/user/signIn"));

  const token = String(Object(await messages()).at(0).access_token);
  await show("/mobile/user/account");
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  expect(responses.filter((response) => response.includes(token))).toHaveLength(1);
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ name: "mq_session", httpOnly: true }),
  );
  expect(JSON.stringify(await page.context().cookies())).not.toContain(token);
  expect(await messages()).toHaveLength(1);
});

test("without an app the page redirects by itself after signing in", async ({ page }) => {
  await page.goto(site("demo", "/mobile/user/signIn"));
  await fillSignIn(page, emailOf("viewer"));
  await expect(page).toHaveURL(site("demo", "/mobile"));
});

test("a closed film shows its subject in the web view of a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(site("arena", "/mobile/video/twelve-hours-of-corvara"));
  await expect(page).toHaveURL(site("arena", "/mobile/user/signIn"));
  await expect(page.getByText("Forty-one cars, twelve hours")).toBeVisible();
});

// docs/security.md SE-50
test("a script of another page gets no bearer from any request", async ({ page, announce }) => {
  announce(
    403,
    /^Framing '.*' violates .* "frame-ancestors /,
    "Failed to load resource: net::ERR_BLOCKED_BY_RESPONSE",
  );
  await page.goto(site("demo", "/mobile/user/signIn"));
  const pageContent = await page.content();
  await page.goto(site("demo", "/mobile"));
  const [html, status] = await page.evaluate(
    async (credentials) => {
      const read = await (await fetch("/mobile/user/signIn")).text();
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ ...credentials, ticket: "" });
      const { status } = await fetch("/api/mobile-sign-in", { method: "POST", headers, body });
      return [read, status] as const;
    },
    { email: emailOf("viewer"), password },
  );
  expect(html).toContain("Sign in");
  const sealed = /Fe26\.2\*/;
  expect(pageContent).toMatch(sealed);
  expect(html).not.toMatch(sealed);
  expect(status).toBe(403);
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "/mobile/user/signIn";
    document.body.append(frame);
  });
  await expect.poll(() => page.frames()[1]?.url()).toContain("chrome-error:");
});

for (const [channel, idp, person, name] of [
  ["demo", "Google", "Sofia Marino", "social"],
  ["demo", "Apple", "Vera Lindqvist", "viewer"],
  ["academy", "Campus Account", "Vera Lindqvist", "viewer"],
] as const) {
  test(`${channel}: signing in by ${idp} is reported to the app that shows the web view${matrixUnless(channel === "academy")}`, async ({
    page,
  }) => {
    const messages = await listenAsApp(page);
    await page.goto(site(channel, "/mobile/user/signIn"));
    await page.getByRole("button", { name: `Continue with ${idp}` }).click();
    await page.getByRole("button", { name: person, exact: true }).click();
    await expect(page.getByRole("heading", { name: `Welcome, ${person}` })).toBeVisible();
    expect(page.url()).toBe(site(channel, "/mobile/user/signIn"));
    const user = { email: `${name}@${channel}.example` };
    expect(messages()).toMatchObject([{ v: 1, type: "login", user }]);
  });
}

test("the web view shows that signing in at an identity provider was cancelled", async ({
  page,
}) => {
  const messages = await listenAsApp(page);
  await page.goto(site("demo", "/mobile/user/signIn?error=access_denied"));
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  expect(messages()).toEqual([]);
});

test("a channel that requires signing in does so in the web view", async ({ page }) => {
  const { phone, show, address } = await openSimulator(page, "arena");
  await show("/mobile/video/first-corner-ten-cars");
  await expect(phone.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(address()).toBe(site("arena", "/mobile/user/signIn"));
  await expect(phone.getByRole("banner")).toHaveCount(0);
  await expect(phone.getByRole("contentinfo")).toHaveCount(0);
});

test("signing out notifies the app, and the page confirms it", async ({ page }) => {
  const { phone, handOff, expectMessage, address } = await openSimulator(page);
  await handOff(emailOf("viewer"), "/mobile/user/account");
  await phone.getByRole("button", { name: "Sign out" }).click();
  await expectMessage({ v: 1, type: "logout" });
  await expect(phone.getByRole("heading", { name: "Signed out" })).toBeVisible();
  expect(address()).toContain(site("demo", "/mobile/user/logout"));
  await expect(page.getByText("The app has no viewer.")).toBeVisible();
});
