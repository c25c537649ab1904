import type { Browser } from "playwright";
import { loadUntilQuiet } from "../load-until-quiet.ts";
import { watchPageLoadVitals } from "../probes/page-load-vitals.ts";
import { visitOnPhone } from "../start-bench-browser.ts";

const stepMs = 100;
const size = { maxWidth: 206, maxHeight: 412 };

/** What the screen shows every 100 ms since navigation, until a moment after the largest paint; JPEG. */
export type FilmStrip = { frames: Buffer[]; firstPaint: number; largestPaint: number };

/** Records a first visit on the slow phone. The recording takes time too, on every page the same. */
export function recordFilmStrip(browser: Browser, address: string): Promise<FilmStrip> {
  return visitOnPhone(browser, { slow4g: true, cpuSlowdown: 4 }, async (page, context) => {
    await page.addInitScript(watchPageLoadVitals, undefined);
    const devtools = await context.newCDPSession(page);
    const shown: { at: number; jpeg: Buffer }[] = [];
    devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      const at = (metadata.timestamp ?? 0) * 1000;
      shown.push({ at, jpeg: Buffer.from(data, "base64") });
      devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
    });
    await devtools.send("Page.startScreencast", { format: "jpeg", quality: 70, ...size });
    const vitals = await loadUntilQuiet(page, address, { hasCard: false });
    await devtools.send("Page.stopScreencast");
    const start = await page.evaluate(() => performance.timeOrigin);
    const { firstPaint, largestPaint } = vitals;
    const count = Math.ceil(largestPaint / stepMs) + 3;
    const frames = Array.from({ length: count }, (_, index) => {
      const before = shown.filter(({ at }) => at <= start + index * stepMs);
      return (before.at(-1) ?? shown[0])?.jpeg ?? Buffer.alloc(0);
    });
    return { frames, firstPaint, largestPaint };
  });
}

/** Strips below one another as a page, a frame for each 100 ms. */
export function formatFilmStrips(strips: { name: string; strip: FilmStrip }[]): string {
  const rows = strips.map(({ name, strip }) => {
    const frames = strip.frames.map((jpeg, index) => {
      const image = `<img width="103" src="data:image/jpeg;base64,${jpeg.toString("base64")}">`;
      return `<figure>${image}<figcaption>${index * stepMs}</figcaption></figure>`;
    });
    const times = `first paint ${Math.round(strip.firstPaint)}, largest ${Math.round(strip.largestPaint)} ms`;
    return `<h2>${name}: ${times}</h2><div>${frames.join("")}</div>`;
  });
  const style =
    "body{font:14px sans-serif;inline-size:max-content}div{display:flex;gap:4px}figure{margin:0}img{display:block;outline:1px solid}";
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join("")}`;
}
