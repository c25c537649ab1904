import puppeteer, {
  type Browser as Running,
  type BrowserContext,
  type KeyInput,
  type Page,
} from "puppeteer-core";
import { expect } from "vitest";
import type { Browser, Tab } from "./tab.ts";

/** Firefox by WebDriver BiDi, headless. */
export async function startFirefox(programs: Record<string, string>): Promise<Browser> {
  let firefox = await launch(programs.firefox);
  let viewer: BrowserContext | undefined;
  let logged: string[] = [];
  return {
    newViewer: async () => {
      await viewer?.close().catch(async () => {
        await end(firefox);
        firefox = await launch(programs.firefox);
      });
      viewer = await firefox.createBrowserContext();
      logged = [];
      const page = await viewer.newPage();
      page.setDefaultTimeout(30_000);
      listen(page, (line) => logged.push(line));
      return tabOf(page);
    },
    noise: () => logged.splice(0),
    close: () => end(firefox),
  };
}

const launch = (executablePath: string | undefined): Promise<Running> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: preferences,
    // A command without a response by then fails, so that a browser that hangs does not stop the run.
    protocolTimeout: 45_000,
  });

/** Closes the browser, gently if it still responds. */
async function end(firefox: Running): Promise<void> {
  await firefox.close().catch(() => firefox.process()?.kill("SIGKILL"));
}

const preferences = {
  // As in a usual profile: Puppeteer's own profile has no back/forward cache.
  "fission.bfcacheInParent": true,
  "browser.sessionhistory.max_total_viewers": -1,
  // Headless Firefox has no mouse. These settings report one that is fine and can hover.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // Animations are off, so that no test waits for them.
  "ui.prefersReducedMotion": 1,
  // Firefox's own button on a film covers the player's menus and takes their clicks.
  "media.videocontrols.picture-in-picture.video-toggle.enabled": false,
};

function listen(page: Page, log: (line: string) => void): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") {
      log(`${message.location().url ?? ""}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) =>
    log(error instanceof Error ? (error.stack ?? String(error)) : String(error)),
  );
}

function tabOf(page: Page): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    run: (program, ...args) => page.evaluate(program as never, ...args),
    load: async (script) => void (await page.evaluate(`${script};undefined`)),
    click: async (x, y) => {
      await page.bringToFront();
      await page.mouse.click(x, y);
    },
    hover: (x, y) => page.mouse.move(x, y),
    press: async (key, { shift = false } = {}) => {
      if (shift) await page.keyboard.down("Shift");
      await page.keyboard.press(key as KeyInput);
      if (shift) await page.keyboard.up("Shift");
    },
    type: (text) => page.keyboard.type(text),
    resize: async (width, height) => {
      // One of two commands sets the size. ESR does not support the other one yet.
      await page.setViewport({ width, height }).catch(unlessUnknown);
    },
    calm: async () => {
      let before = -1;
      const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").length);
      await expect
        .poll(async () => before === (before = await loaded()), { interval: 1_000 })
        .toBe(true);
    },
    picture: async () => Buffer.from(await page.screenshot()),
  };
}

function unlessUnknown(error: Error): void {
  if (!error.message.includes("unknown command emulation.")) throw error;
}
