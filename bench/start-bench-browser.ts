import sparticuz from "@sparticuz/chromium";
import { listBrowserEngines } from "../scripts/lib/browser-engines.mjs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";

// With these a browser would be faster, or laxer, than a viewer's own.
const unwanted = new Set([
  "--disable-web-security",
  "--single-process",
  "--no-zygote",
  "--disable-site-isolation-trials",
]);

/** Chromium from npm, headless. */
export async function startBenchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [...sparticuz.args.filter((arg) => !unwanted.has(arg)), ...more],
    handleSIGINT: false,
  });
}

/** A browser by the name that tables give it. */
export type BenchBrowser = { name: string; browser: Browser };

/** Debian's Chromium, where this machine has it; else a line says that it is left out. */
async function startSystemBrowser(): Promise<BenchBrowser | undefined> {
  const found = listBrowserEngines().find(({ programs }) => programs.chromium);
  if (!found?.programs.chromium) {
    console.log("Debian's Chromium is not installed (apt-get install chromium): it is left out.");
    return undefined;
  }
  // A process that runs as root, as in containers, has no sandbox.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const executablePath = found.programs.chromium;
  const browser = await chromium.launch({ executablePath, args, handleSIGINT: false });
  return { name: "Debian's Chromium", browser };
}

/** The bench's browser and Debian's, which visits are measured in. */
export async function startVisitBrowsers(browser: Browser): Promise<BenchBrowser[]> {
  const system = await startSystemBrowser();
  return [{ name: "Chromium of npm", browser }, ...(system ? [system] : [])];
}

/** Closes those that `startVisitBrowsers` has started: all but the bench's. */
export async function stopVisitBrowsers(browsers: BenchBrowser[], bench: Browser): Promise<void> {
  const started = browsers.filter(({ browser }) => browser !== bench);
  await Promise.all(started.map(({ browser }) => browser.close()));
}

/** How fast a visitor's line and device are; nothing given is as fast as this machine. */
export type ThrottlingConditions = { slow4g?: boolean; cpuSlowdown?: number };

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) " +
    "Chrome/140.0.0.0 Mobile Safari/537.36",
};
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens an empty page on a phone with a cold cache, hands it to `visit`, and closes it. */
export async function visitOnPhone<T>(
  browser: Browser,
  conditions: ThrottlingConditions,
  visit: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (conditions.slow4g) {
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", slow4g);
    }
    if (conditions.cpuSlowdown) {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: conditions.cpuSlowdown });
    }
    return await visit(page, context);
  } finally {
    await context.close();
  }
}
