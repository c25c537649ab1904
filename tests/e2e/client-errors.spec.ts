import type { Page } from "playwright/test";
import { providerConsole, site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";
import { providerSecret } from "./support/one-device.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";
import { searchBox } from "./support/search-box.ts";
import { drawn } from "./support/sticking-out.ts";

let own: StartedSite;
test.beforeAll(async () => {
  own = await startSite({ CLIENT_ERRORS: "1", PROVIDER_SECRET: providerSecret() });
});
test.afterAll(() => own.stop());

const told = async () => (await consoleApi.clientErrors("demo")).errors;
const kinds = async () => (await told()).map(({ kind }) => kind).toSorted();

/** The page's rows cannot be drawn: its error screen stands for them. */
const breakRows = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(self, "ResizeObserver", {
      value: function () {
        throw new TypeError("no observer for ada@mail.example");
      },
    });
  });
/** Pressing the menu throws where the drawer is opened. */
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

/** Every script and style sheet that the page asks for from now on, by its path. */
function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (each) => {
    const { pathname } = new URL(each.url());
    if (/^\/_next\/static\/.*\.(?:js|css)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

// docs/security.md SE-142
test("what an error screen stands for is told with the lines of the sources, and without its viewer", async ({
  page,
  announce,
}) => {
  announce(/no observer for/);
  await breakRows(page);
  const request = page.waitForRequest(own.at("demo", "/api/errors"));
  await page.goto(own.at("demo", "/?secret=of-the-viewer"));
  await expect(page.getByText("500", { exact: true })).toBeVisible();
  const sent = await request;
  expect(sent.postData()).not.toMatch(/of-the-viewer|ada@|localhost/);
  expect(await sent.allHeaders()).not.toHaveProperty("cookie");
  await expect.poll(kinds).toContain("boundary");
  await page.goto(providerConsole("/console/analytics/errors?channel=demo"));
  const item = page.getByRole("listitem", { name: "TypeError: no observer for [email]" }).first();
  await expect(item).toContainText(/Chrome \d+/);
  await expect(item).toContainText("Shown as an error screen");
  await item.getByText("Stack", { exact: true }).click();
  await expect(item).toContainText(/\b(?:components|app)\/[\w/.-]+\.tsx?:\d+:\d+/);
});

// docs/security.md SE-143
test("what a press throws is told by its line, and drawn as text", async ({ page, announce }) => {
  announce(/onerror/);
  await breakMenu(page);
  await page.goto(own.at("demo"));
  await pressMenu(page);
  await expect.poll(kinds).toEqual(["error"]);
  await page.goto(providerConsole("/console/analytics/errors?channel=demo"));
  const item = page.getByRole("listitem", { name: "RangeError: <img src=x onerror=alert(1)>" });
  await item.getByText("Stack", { exact: true }).click();
  await expect(item).toContainText("components/header/navigation/mobile-menu.tsx:");
  await expect(item).toContainText("drawer.current?.showModal()");
  await expect(page.locator("main img")).toHaveCount(0);
});

test("a script that does not come is told by its path", async ({ page, announce }) => {
  announce(/ERR_FAILED/, /before the reporter/);
  await page.goto(own.at("demo"));
  await page.waitForLoadState("networkidle");
  // The reporter is a script itself: once it is there it takes what was gathered.
  await page.evaluate(() => void Promise.reject(new Error("before the reporter")));
  await page.waitForFunction(() => self.mqErrors?.waiting.length === 0);
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await searchBox(page).field.focus();
  await expect.poll(kinds).toContain("chunk");
  const chunk = (await told()).find(({ kind }) => kind === "chunk");
  expect(chunk?.message).toMatch(/^\/_next\/static\/chunks\/[\w.~-]+\.js did not come$/);
});

// docs/security.md SE-144
test("source maps are not to be had", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(own.at("demo"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const path of scripts) {
    expect((await ask("demo", { path })).body).not.toContain("sourceMappingURL");
    expect((await ask("demo", { path: `${path}.map` })).status).toBe(404);
  }
});

test("without CLIENT_ERRORS nothing is gathered, loaded or sent, and nobody answers", async ({
  page,
  announce,
}) => {
  announce(/onerror/);
  const asked: string[] = [];
  page.on("request", (each) => void asked.push(new URL(each.url()).pathname));
  const scripts = scriptsOf(page);
  await page.clock.install();
  await breakMenu(page);
  const answer = await page.goto(site("demo"));
  expect(await answer?.text()).not.toContain("unhandledrejection");
  await pressMenu(page);
  await page.waitForLoadState("networkidle");
  for (let second = 0; second < 5; second += 1) {
    await page.clock.fastForward(1_000);
    await drawn(page);
  }
  expect(await page.evaluate(() => "mqErrors" in self)).toBe(false);
  expect(asked).not.toContain("/api/errors");
  expect(scripts.length).toBeGreaterThan(5);
  for (const path of scripts) {
    expect((await ask("demo", { path })).body).not.toContain("/api/errors");
  }
  for (const method of ["GET", "POST"]) {
    expect((await ask("demo", { path: "/api/errors", method })).status).toBe(404);
  }
});
