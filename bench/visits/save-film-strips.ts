import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright";
import { startPlainNext } from "../baselines/plain-next.ts";
import { type BenchContext, benchPorts } from "../bench-context.ts";
import {
  type BenchBrowser,
  startVisitBrowsers,
  stopVisitBrowsers,
} from "../start-bench-browser.ts";
import { formatFilmStrips, recordFilmStrip } from "./film-strip.ts";
import { type VisitedPage, visitedPages } from "./visited-pages.ts";

/** Saves film strips of the pages that have a plain one, beside it, in each browser: a picture and its frames as a page. */
export async function saveFilmStrips(
  { browser, provider }: BenchContext,
  folder: string,
): Promise<void> {
  const plain = await startPlainNext(provider.url, benchPorts.plain);
  const browsers = await startVisitBrowsers(browser);
  try {
    await mkdir(folder, { recursive: true });
    for (const each of browsers) {
      for (const page of visitedPages) await saveFilmStrip(each, page, folder);
    }
  } finally {
    await stopVisitBrowsers(browsers, browser);
    await plain.stop();
  }
}

/** Saves `{page}-{browser}.html` and `.png`; nothing for a page without a plain one. */
export async function saveFilmStrip(
  { name, browser }: BenchBrowser,
  page: VisitedPage,
  folder: string,
): Promise<void> {
  if (page.plain === undefined) return;
  const sides = [
    { name: `${page.name}, site`, address: page.address },
    { name: `${page.name}, plain`, address: page.plain },
  ];
  // The first visit of a browser finds nothing warm.
  for (const { address } of sides) await recordFilmStrip(browser, address);
  const strips = [];
  for (const side of sides) {
    strips.push({ name: side.name, strip: await recordFilmStrip(browser, side.address) });
  }
  const file = join(folder, `${page.name} ${name}`.toLowerCase().replaceAll(/\W+/g, "-"));
  const html = formatFilmStrips(strips);
  await writeFile(`${file}.html`, html);
  await writeFile(`${file}.png`, await takePicture(browser, html));
  console.log(`${file}.png`);
}

async function takePicture(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    const width = await page.evaluate(() => document.body.scrollWidth + 16);
    await page.setViewportSize({ width, height: 600 });
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}
