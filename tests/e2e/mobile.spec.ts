import { provider, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { sendRequest } from "./support/send-request.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { countScripts } from "./support/loaded-scripts.ts";
import { readPage } from "./support/read-page.ts";
import { consoleOrigin, openSimulator } from "./support/simulator.ts";
import { findOverflow } from "./support/overflow.ts";

for (const [channel, path] of [
  ["demo", "/mobile"],
  ["arena", "/mobile"],
  ["lumen", "/mobile/video/the-long-pier"],
  ["academy", "/mobile/pages/courses"],
  ["demo", "/mobile/error?code=404"],
] as const) {
  test(`every internal link of ${channel}${path} is a page of the app`, async () => {
    const { document } = await readPage(channel, { path });
    const links = [...document.querySelectorAll("main a[href]")];
    const hrefs = links.map((link) => link.getAttribute("href") ?? "");
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => /^\/(?!mobile(\/|$))/.test(href))).toEqual([]);
  });
}

test("cards that load by scrolling link to pages of the app too", async ({ page }) => {
  await page.goto(site("arena", "/mobile"));
  const response = page.waitForResponse(/\/api\/section/);
  await page.getByRole("contentinfo").or(page.getByRole("main")).last().hover();
  for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 1500);
  expect((await response).url()).toContain("mobile=1");
  expect(await (await response).text()).not.toContain('"href":"/video/');
});

test("an absolute link to a page of the channel opens in the web view", async ({ page }) => {
  await page.goto(site("lumen", "/mobile"));
  await page.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL(site("lumen", "/mobile/pages/privacy"));
});

test("an external link is reported to the app, and not followed", async ({ page, announce }) => {
  announce(423);
  const messages = await listenAsApp(page);
  await page.goto(site("demo", "/mobile/error?code=423"));
  await page.getByRole("link", { name: "Contact support" }).click();
  const url = "https://example.com/meridian/help";
  await expect.poll(messages).toContainEqual({ v: 1, type: "navigate", url });
  expect(page.url()).toBe(site("demo", "/mobile/error?code=423"));
});

test("an error screen is reported with its code, once", async ({ page, announce }) => {
  announce(423, 404);
  const { show, expectMessage, messages, phone } = await openSimulator(page);
  await show("/mobile/error?code=423");
  await expectMessage({ v: 1, type: "error", code: 423 });
  await show("/mobile/video/no-such-film");
  await expectMessage({ v: 1, type: "error", code: 404 });
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await messages()).toHaveLength(2);
  await phone.getByRole("link", { name: "Back to home" }).click();
  await expect(phone.getByRole("heading", { name: "Page not found" })).toHaveCount(0);
});

test("only the console may frame the app's pages", async ({ page, announce }) => {
  announce(
    /^Framing '.*' violates the following Content Security Policy directive: "frame-ancestors /,
    "Failed to load resource: net::ERR_BLOCKED_BY_RESPONSE",
  );
  // A page of another origin on this machine. The browser itself blocks all other origins.
  await page.goto(provider("/health"));
  await page.evaluate(
    (address) => {
      const frame = document.createElement("iframe");
      frame.src = address;
      document.body.append(frame);
    },
    site("demo", "/mobile/user/signIn"),
  );
  await expect.poll(() => page.frames()[1]?.url()).toContain("chrome-error:");
});

test("the console may frame only the app's pages", async () => {
  const consoleAlone = `frame-ancestors ${consoleOrigin("demo")}`;
  const policy = async (path: string) =>
    (await sendRequest("demo", { path })).headers["content-security-policy"];
  expect(await policy("/mobile")).toContain(`frame-ancestors 'self' ${consoleOrigin("demo")}`);
  expect(await policy("/mobile/user/signIn")).toContain(consoleAlone);
  expect(await policy("/")).not.toContain("console.");
  expect(await policy("/user/signIn")).toContain("frame-ancestors 'none'");
});

test("only the app's pages contain the bridge", async ({ page }) => {
  const scriptsWith = countScripts(page, "demo");
  const bridge = () => scriptsWith("MarqueeAndroid");
  await page.goto(site("demo"), { waitUntil: "networkidle" });
  expect(await bridge()).toBe(0);
  await page.goto(site("demo", "/mobile"));
  await expect.poll(bridge).toBeGreaterThan(0);
});

for (const path of [
  "signIn",
  "signUp",
  "forgotPassword",
  "changePassword?reset_token=x",
  "logout",
]) {
  test(`the app's page /mobile/user/${path} has no accessibility violations${matrixUnless(path === "signIn")}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site("demo", `/mobile/user/${path}`));
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  });
}
