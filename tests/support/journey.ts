import { type Browser, chromium, expect, type Page, test as base } from "playwright/test";
import { chromiumLaunch } from "./chromium.ts";
import { consoleApi } from "./console-api.ts";
import { slowDown } from "./slow-cpu.ts";

type Announce = {
  /** Announces noise that a journey expects: `announce(/503/)`. */
  announce: (pattern: RegExp) => void;
};

/**
 * The `test` of every journey: a browser from npm, a provider without faults, with the real
 * clock and with patience, and a failure when the page says anything in the console that was not announced.
 */
export const test = base.extend<Announce & { calm: void }, { browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch(await chromiumLaunch());
      slowDown(browser);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  announce: async ({ context }, use) => {
    const noise: string[] = [];
    const announced: RegExp[] = [];
    context.on("page", (page) => listen(page, noise));
    await use((pattern) => announced.push(pattern));
    const unannounced = noise.filter((line) => !announced.some((pattern) => pattern.test(line)));
    expect(unannounced, "console noise that no journey announced").toEqual([]);
  },
  calm: [
    async ({ announce: _ }, use) => {
      await use();
      await consoleApi.clearFaults();
      await consoleApi.clock({ action: "real" });
      await consoleApi.forgetLimits();
    },
    { auto: true },
  ],
});

export { expect } from "playwright/test";

function listen(page: Page, noise: string[]): void {
  page.on("pageerror", (error) => noise.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    noise.push(`${message.location().url}: ${message.text()}`);
  });
}
