import puppeteer, {
  type Browser as Running,
  type BrowserContext,
  type KeyInput,
  type Page,
} from "puppeteer-core";
import { expect } from "vitest";
import type { Browser, Tab } from "./tab.ts";

/** Firefox by WebDriver BiDi, without a window. */
export async function startFirefox(programs: Record<string, string>): Promise<Browser> {
  let firefox = await launch(programs.firefox);
  let viewer: BrowserContext | undefined;
  let heard: string[] = [];
  return {
    newViewer: async () => {
      await viewer?.close().catch(async () => {
        await end(firefox);
        firefox = await launch(programs.firefox);
      });
      viewer = await firefox.createBrowserContext();
      heard = [];
      const page = await viewer.newPage();
      page.setDefaultTimeout(30_000);
      listen(page, (line) => heard.push(line));
      return tabOf(page);
    },
    noise: () => heard.splice(0),
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
    // A command that has no answer by then fails: nobody waits for a browser that hangs.
    protocolTimeout: 45_000,
  });

/** Ends it, softly if it still answers. */
async function end(firefox: Running): Promise<void> {
  await firefox.close().catch(() => firefox.process()?.kill("SIGKILL"));
}

const preferences = {
  // As people have it: Puppeteer's own profile keeps no page for going back.
  "fission.bfcacheInParent": true,
  "browser.sessionhistory.max_total_viewers": -1,
  // Without a window it has no mouse either: one that is fine and hovers.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // What moves is waited for by nobody.
  "ui.prefersReducedMotion": 1,
  // Firefox's own button on a film lies over the player's menus and takes their presses.
  "media.videocontrols.picture-in-picture.video-toggle.enabled": false,
};

function listen(page: Page, hear: (line: string) => void): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") {
      hear(`${message.location().url ?? ""}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) =>
    hear(error instanceof Error ? (error.stack ?? String(error)) : String(error)),
  );
}

function tabOf(page: Page): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    run: (program, ...given) => page.evaluate(program as never, ...given),
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
      // The size is set by one command of two; ESR does not know the other one yet.
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
