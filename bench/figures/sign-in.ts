import type { Browser, Page } from "playwright";
import { type BenchContext, benchChannelOrigin } from "../bench-context.ts";
import { visitOnPhone } from "../start-bench-browser.ts";
import { maxShareOfBaselineThreshold, type BenchMeasure } from "../bench-measure.ts";
import { benchCredentials, signInCurrentPage } from "../sign-in-current-page.ts";
import { median } from "../statistics.ts";

const rounds = 11;
const providerDelayMs = 50;
const origin = benchChannelOrigin("bench");
const film = `${origin}/video/blue-hour`;

/**
 * From pressing "Sign in" to the first paint of the film that waited for it, beside the first paint of
 * that film for a viewer who is signed in, plus one call of the provider. Both have seen the form.
 */
export async function measureSignIn({ browser, provider }: BenchContext): Promise<BenchMeasure[]> {
  await provider.delayMs(providerDelayMs);
  try {
    const measured: number[] = [];
    const baseline: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      measured.push(await signInMs(browser));
      baseline.push((await paintMs(browser)) + (await callMs(provider.url)));
    }
    // The first round of each finds nothing warm.
    const [site, beside] = [measured, baseline].map((all) => median(all.slice(1)));
    const what = "sign-in to first painted page, beside that page plus one provider call";
    const values = { site: site ?? Number.NaN, baseline: beside };
    return [
      { figure: "sign-in", what, unit: "ms", ...values, bar: maxShareOfBaselineThreshold(1.2) },
    ];
  } finally {
    await provider.delayMs(0);
  }
}

async function signInMs(browser: Browser): Promise<number> {
  return visitOnPhone(browser, {}, async (page, context) => {
    await context.addCookies([{ name: "mq_content", value: "blue-hour", url: origin }]);
    await openForm(page);
    const button = page.locator("form button[type=submit]");
    const pressed = await button.evaluate((element: HTMLElement) => {
      const now = performance.timeOrigin + performance.now();
      element.click();
      return now;
    });
    await page.waitForURL(film);
    return (await firstPaint(page)).at - pressed;
  });
}

async function paintMs(browser: Browser): Promise<number> {
  return visitOnPhone(browser, {}, async (page) => {
    await openForm(page);
    await signInCurrentPage(page);
    await page.goto(film);
    const { at, from } = await firstPaint(page);
    return at - from;
  });
}

async function openForm(page: Page): Promise<void> {
  await page.goto(`${origin}/user/signIn`, { waitUntil: "networkidle" });
  await page.fill("input[type=email]", benchCredentials.email);
  await page.fill("input[type=password]", benchCredentials.password);
}

/** When the page was first painted, and when it was gone to: epoch ms. */
function firstPaint(page: Page): Promise<{ at: number; from: number }> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const from = performance.timeOrigin;
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName("first-contentful-paint")[0];
          if (paint) done({ at: from + paint.startTime, from });
        }).observe({ type: "paint", buffered: true });
      }),
  );
}

async function callMs(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/channel/bench/login`, { method: "POST", body: "{}" });
  await response.arrayBuffer();
  return performance.now() - start;
}
