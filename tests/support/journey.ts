import { type Browser, chromium, expect as playwrightExpect, test as base } from "playwright/test";
import { chromiumLaunch } from "./chromium.ts";
import { consoleApi } from "./console-api.ts";
import { makeNoise, type Noise } from "./noise.ts";
import { makePlaceholderGuard, type PlaceholderGuard } from "./placeholder-guard.ts";
import { slowDown } from "./slow-cpu.ts";
import { takeScreenshots } from "./take-screenshots.ts";

const pollIntervalMs = 100;

/** Playwright's `expect`, which polls ten times a second throughout. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  get: (target, name, receiver) => (name === "poll" ? poll : Reflect.get(target, name, receiver)),
});

const poll: typeof playwrightExpect.poll = (read, options) =>
  playwrightExpect.poll(read, {
    intervals: [pollIntervalMs],
    ...(typeof options === "string" ? { message: options } : options),
  });

type PerJourney = {
  /** Announces noise that must occur: `announce(503)`, `announce("The whole text")`. */
  announce: Noise["announce"];
  asSeeded: void;
};
type PerWorker = { browser: Browser; noise: Noise; placeholders: PlaceholderGuard };

/**
 * The `test` of every browser test: a browser from npm that is started when a page is needed, and a provider with seeded
 * data and switches. It fails when a page logs unannounced noise, when announced noise is missing, or when a page
 * receives the front's placeholder for nonces.
 */
export const test = base.extend<PerJourney, PerWorker>({
  noise: [async ({}, use) => use(makeNoise()), { scope: "worker" }],
  placeholders: [async ({}, use) => use(makePlaceholderGuard()), { scope: "worker" }],
  browser: [
    async ({ noise, placeholders }, use) => {
      const browser = await chromium.launch(await chromiumLaunch());
      slowDown(browser);
      browser.on("context", noise.record);
      browser.on("context", placeholders.watch);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  page: async ({ page, browser, noise }, use, info) => {
    await use(page);
    const isGood = info.status === info.expectedStatus && noise.faults().length === 0;
    if (!isGood) await takeScreenshots(browser, info);
  },
  announce: async ({ noise }, use) => use(noise.announce),
  asSeeded: [
    async ({ noise, placeholders }, use) => {
      noise.forget();
      placeholders.forget();
      await consoleApi.resetData();
      await use();
      expect(noise.faults(), "console noise").toEqual([]);
      expect(await placeholders.faults(), "secrets of the front").toEqual([]);
    },
    { auto: true },
  ],
});
