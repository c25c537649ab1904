import sparticuz from "@sparticuz/chromium";
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
