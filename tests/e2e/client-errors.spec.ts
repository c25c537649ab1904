import type { Page } from "playwright/test";
import { providerConsole, site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { providerSecret } from "./support/one-device.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";
import { searchBox } from "./support/search-box.ts";
import { waitForRender } from "./support/overflow.ts";

let startedSite: StartedSite;
test.beforeAll(async () => {
  startedSite = await startSite({ CLIENT_ERRORS: "1", PROVIDER_SECRET: providerSecret() });
});
test.afterAll(() => startedSite.stop());

const reportedErrors = async () => (await consoleApi.clientErrors("demo")).errors;
const kinds = async () => (await reportedErrors()).map(({ kind }) => kind).toSorted();

/** Makes rendering the page's rows fail. */
const breakRows = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(self, "ResizeObserver", {
      value: function () {
        throw new TypeError("no observer for ada@mail.example");
      },
    });
  });
/** Makes opening the drawer throw when the menu button is pressed. */
const breakMenu = (page: Page) =>
  page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new RangeError("<img src=x onerror=alert(1)>");
    };
  });
const pressMenu = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Menu" }).click();
};

/** The paths of all scripts and style sheets that the page requests from now on. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (each) => {
    const { pathname } = new URL(each.url());
    if (/^\/_next\/static\/.*\.(?:js|css)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

// docs/security.md SE-142
test("a part that fails reports its error with source lines, and without the viewer's data", async ({
  page,
  announce,
}) => {
  announce(/no observer for/);
  await breakRows(page);
  const request = page.waitForRequest(startedSite.at("demo", "/api/errors"));
  await page.goto(startedSite.at("demo", "/?secret=of-the-viewer"));
  await expect(page.getByRole("main")).toContainText("This section couldn’t be loaded.");
  const sent = await request;
  expect(sent.postData()).not.toMatch(/of-the-viewer|ada@|localhost/);
  expect(await sent.allHeaders()).not.toHaveProperty("cookie");
  await expect.poll(kinds).toContain("boundary");
  await page.goto(providerConsole("/console/analytics/errors?channel=demo"));
  const item = page.getByRole("listitem", { name: "TypeError: no observer for [email]" }).first();
  await expect(item).toContainText(/Chrome \d+/);
  await expect(item).toContainText("Removed a part or the page");
  await item.getByText("Stack", { exact: true }).click();
  await expect(item).toContainText(/\b(?:components|app)\/[\w/.-]+\.tsx?:\d+:\d+/);
});

// docs/security.md SE-143
test("an error thrown by a click is reported with its source line, and shown in the console as text", async ({
  page,
  announce,
}) => {
  announce(/onerror/);
  await breakMenu(page);
  await page.goto(startedSite.at("demo"));
  await pressMenu(page);
  await expect.poll(kinds).toEqual(["error"]);
  await page.goto(providerConsole("/console/analytics/errors?channel=demo"));
  const item = page.getByRole("listitem", { name: "RangeError: <img src=x onerror=alert(1)>" });
  await item.getByText("Stack", { exact: true }).click();
  await expect(item).toContainText("components/header/navigation/mobile-menu.tsx:");
  await expect(item).toContainText("drawer.current?.showModal()");
  await expect(page.locator("main img")).toHaveCount(0);
});

test("a script that fails to load is reported by its path", async ({ page, announce }) => {
  announce(/ERR_FAILED/, /before the reporter/);
  await page.goto(startedSite.at("demo"));
  await page.waitForLoadState("networkidle");
  // The reporter is a script too: once loaded, it reports the errors gathered before.
  await page.evaluate(() => void Promise.reject(new Error("before the reporter")));
  await page.waitForFunction(() => self.mqErrors?.waiting.length === 0);
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await searchBox(page).field.focus();
  await expect.poll(kinds).toContain("chunk");
  const chunk = (await reportedErrors()).find(({ kind }) => kind === "chunk");
  expect(chunk?.message).toMatch(/^\/_next\/static\/chunks\/[\w.~-]+\.js did not come$/);
});

// docs/security.md SE-144
test("source maps are not served", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(startedSite.at("demo"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const path of scripts) {
    expect((await sendRequest("demo", { path })).body).not.toContain("sourceMappingURL");
    expect((await sendRequest("demo", { path: `${path}.map` })).status).toBe(404);
  }
});

test("without CLIENT_ERRORS no errors are gathered or sent, and the endpoint is a 404", async ({
  page,
  announce,
}) => {
  announce(/onerror/);
  const requested: string[] = [];
  page.on("request", (each) => void requested.push(new URL(each.url()).pathname));
  const scripts = scriptsOf(page);
  await page.clock.install();
  await breakMenu(page);
  const response = await page.goto(site("demo"));
  expect(await response?.text()).not.toContain("unhandledrejection");
  await pressMenu(page);
  await page.waitForLoadState("networkidle");
  for (let second = 0; second < 5; second += 1) {
    await page.clock.fastForward(1_000);
    await waitForRender(page);
  }
  expect(await page.evaluate(() => "mqErrors" in self)).toBe(false);
  expect(requested).not.toContain("/api/errors");
  expect(scripts.length).toBeGreaterThan(5);
  for (const path of scripts) {
    expect((await sendRequest("demo", { path })).body).not.toContain("/api/errors");
  }
  for (const method of ["GET", "POST"]) {
    expect((await sendRequest("demo", { path: "/api/errors", method })).status).toBe(404);
  }
});
