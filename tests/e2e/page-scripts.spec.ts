import type { Page } from "playwright/test";
import { createInlineScriptText } from "../../lib/page-scripts/inline-script.ts";
import { loadScriptsAfterDelay } from "../../lib/page-scripts/load-scripts-after-delay.ts";
import { loadScriptsAfterFirstFrame } from "../../lib/page-scripts/load-scripts-after-first-frame.ts";
import { loadScripts } from "../../lib/page-scripts/load-scripts.ts";
import { trackPlayIntent } from "../../lib/playback/play-intent.ts";
import { prefetchSegments } from "../../lib/page-scripts/prefetch-segments.ts";
import { preloadFonts } from "../../lib/page-scripts/preload-fonts.ts";
import { isSlowConnection } from "../../lib/page-scripts/is-slow-connection.ts";
import { loadTitleFont } from "../../lib/page-scripts/load-title-font.ts";
import { startFilmBeforeHydration } from "../../lib/page-scripts/start-film-before-hydration.ts";
import { runAfterPageShown } from "../../lib/page-scripts/run-after-page-shown.ts";
import { parseStartTimeParam } from "../../lib/playback/start-time-param.ts";
import { expect, test } from "../support/journey.ts";
import { waitForRender } from "./support/overflow.ts";

const origin = "http://plain.localhost";

type Files = Record<string, () => Promise<string> | string>;

/** Opens a plain page with this body and these files. Returns the requested paths. */
async function open(
  page: Page,
  body: string,
  files: Files = {},
  waitUntil: "commit" | "domcontentloaded" = "domcontentloaded",
): Promise<string[]> {
  const requested: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = pathname === "/";
    if (!isPage) requested.push(pathname);
    const text = isPage ? `<!doctype html><head></head><body>${body}` : await files[pathname]?.();
    const contentType = contentTypeOf(isPage ? "/.html" : pathname);
    const headers = { "cache-control": "max-age=60" };
    await route.fulfill({
      status: text === undefined ? 404 : 200,
      body: text,
      contentType,
      headers,
    });
  });
  await page.goto(origin, { waitUntil });
  return requested;
}

function contentTypeOf(path: string): string {
  if (path.endsWith(".html")) return "text/html";
  return path.endsWith(".css") ? "text/css" : "text/javascript";
}

const connection = (page: Page, facts: { downlink: number; rtt: number; saveData?: boolean }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, facts);

test("loadAfterDelay loads scripts after the page has loaded", async ({ page }) => {
  const script = createInlineScriptText(
    loadScriptsAfterDelay,
    loadScripts,
    ["/a.js", "/b.js"],
    1_500,
  );
  const ran = (name: string) => `(self.ran ??= []).push("${name}")`;
  const requested = await open(page, `<script>${script}</script>`, {
    "/a.js": () => ran("a"),
    "/b.js": () => ran("b"),
  });
  await expect
    .poll(() => page.evaluate(() => String(Reflect.get(self, "ran"))))
    .toMatch(/^(?:a,b|b,a)$/);
  expect(requested).toEqual(["/a.js", "/b.js"]);
});

test("loadAfterFirstFrame loads scripts when the urgent picture is painted", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const maxDelayMs = 600_000;
  const script = createInlineScriptText(
    loadScriptsAfterFirstFrame,
    runAfterPageShown,
    loadScripts,
    ["/a.js"],
    maxDelayMs,
  );
  const picture = `<img fetchpriority="high" src="/picture.svg">`;
  const requested = await open(page, `${picture}<script>${script}</script>`, {
    "/picture.svg": () => promise.then(() => ""),
    "/a.js": () => "",
  });
  await expect.poll(() => requested).toEqual(["/picture.svg"]);
  resolve();
  await expect.poll(() => requested).toContain("/a.js");
});

test("whenShown waits until a hidden page is visible", async ({ page }) => {
  const script = createInlineScriptText(runAfterPageShown, () => Reflect.set(self, "shown", true));
  await open(page, `<script>document.documentElement.style.opacity = "0"</script>Text`);
  await page.evaluate(script);
  const shown = () => page.evaluate(() => Reflect.get(self, "shown") === true);
  for (let round = 0; round < 5; round++) await waitForRender(page);
  expect(await shown()).toBe(false);
  await page.evaluate(() => document.documentElement.style.removeProperty("opacity"));
  await expect.poll(shown).toBe(true);
});

const family = { family: "Own", stack: "Own,Arial", standIns: "Arial" };

test("preloadFonts preloads fonts only on a fast connection", async ({ page, context }) => {
  const body = `<script>${createInlineScriptText(preloadFonts, ["/a.woff2"], family, family, isSlowConnection)}</script>`;
  const links = (at: Page) => at.locator("head link[rel=preload][as=font]");
  const font = { "/a.woff2": () => "" };
  const slow = await context.newPage();
  await connection(slow, { downlink: 1.6, rtt: 150 });
  await open(slow, body, font);
  await expect(slow.locator("script")).toHaveCount(1);
  await expect(links(slow)).toHaveCount(0);
  const stack = (at: Page) =>
    at.evaluate(() => document.documentElement.style.getPropertyValue("--font-text"));
  expect(await stack(slow)).toBe("Arial");
  // Last, because nothing here uses the font, about which the browser warns after a while.
  await open(page, body, font);
  await expect(links(page)).toHaveCount(1);
  expect(await stack(page)).toBe("");
});

test.describe("readyTitles", () => {
  const sheet = "data:text/css,@font-face{font-family:Own;src:url(data:font/woff2,none)}";
  const script = `<script>${createInlineScriptText(loadTitleFont, sheet, "400 1em Own", isSlowConnection)}</script>`;
  const link = `<link rel="stylesheet" href="${sheet}">`;
  const isShown = (page: Page) => expect(page.locator("html")).toHaveCSS("opacity", "1");

  /** Keeps the page hidden until `showPage`. */
  const holdFace = (page: Page) =>
    page.addInitScript(() => {
      document.fonts.load = () => new Promise((read) => addEventListener("face", () => read([])));
      // No real page waits longer, but this test does.
      Object.assign(self, { setTimeout: () => 0 });
    });
  const showPage = (page: Page) => page.evaluate(() => dispatchEvent(new Event("face")));

  test("loads a font as soon as its style sheet has loaded", async ({ page, announce }) => {
    announce(/^Failed to decode downloaded font: /, /^OTS parsing error: /);
    await open(page, `${script}${link}<p>Text</p>`);
    const status = () => page.evaluate(() => [...document.fonts].map((face) => face.status));
    await expect.poll(status).toEqual(["error"]);
    await isShown(page);
  });

  test("shows the page when the font has loaded", async ({ page }) => {
    await holdFace(page);
    await open(page, `${script}${link}<p>Text</p>`);
    await expect(page.locator("html")).toHaveCSS("opacity", "0");
    await showPage(page);
    await isShown(page);
  });

  test("does not move the focus while the page is hidden", async ({ page }) => {
    await holdFace(page);
    await open(page, `${script}<input autofocus>${link}<p>Text</p>`);
    await expect(page.locator("html")).toHaveCSS("opacity", "0");
    await waitForRender(page);
    await page.keyboard.insertText("typed");
    await showPage(page);
    await isShown(page);
    await expect(page.getByRole("textbox")).toBeFocused();
    await expect(page.getByRole("textbox")).toHaveValue("typed");
  });

  test("does not wait for the style sheet on a slow connection", async ({ page }) => {
    await connection(page, { downlink: 1.6, rtt: 150 });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const address = "/titles.css";
    const waiting = createInlineScriptText(loadTitleFont, address, "1em Own", isSlowConnection);
    const linked = `<link rel="stylesheet" href="${address}">`;
    const files = { [address]: () => released.then(() => "p{color:red}") };
    await open(page, `<script>${waiting}</script>${linked}<p>Text</p>`, files, "commit");
    await expect(page.getByText("Text")).toBeVisible();
    release();
    await page.waitForLoadState("load");
    await expect(page.getByText("Text")).not.toHaveCSS("color", "rgb(255, 0, 0)");
  });

  test("shows the page without a font that never loads", async ({ page }) => {
    await page.addInitScript(() => {
      document.fonts.load = () => new Promise(() => {});
    });
    await open(page, `${script}${link}<p>Text</p>`);
    await isShown(page);
  });
});

test("prefetchSegments chooses a rendition and loads its first segment", async ({ page }) => {
  await connection(page, { downlink: 1.4, rtt: 150 });
  const variant = (bandwidth: number, height: number, name: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=640x${height}\n${name}.m3u8\n`;
  const requested = await open(page, "", {
    "/master.m3u8": () => `#EXTM3U\n${variant(4e5, 240, "low")}${variant(9e5, 480, "middle")}`,
    "/middle.m3u8": () => `#EXTM3U\n#EXTINF:4,\nmiddle/1.m4s\n#EXT-X-ENDLIST\n`,
    "/middle/1.m4s": () => "",
  });
  const level = await page.evaluate<number>(
    createInlineScriptText(prefetchSegments, `${origin}/master.m3u8`),
  );
  expect(level).toBe(1);
  await expect.poll(() => requested).toEqual(["/master.m3u8", "/middle.m3u8", "/middle/1.m4s"]);
});

test("playIntent plays again after a new source unless the viewer has paused", async ({ page }) => {
  await open(page, "<video></video>");
  const states = await page.evaluate(`(async () => {
    const video = document.querySelector("video");
    const settled = () => new Promise((done) => setTimeout(done));
    const states = [];
    void video.play().catch(() => {});
    const intent = (${trackPlayIntent})(video);
    const changeSource = async () => {
      video.src = URL.createObjectURL(new MediaSource());
      states.push(video.paused);
      intent.resume();
      states.push(video.paused);
      await settled();
    };
    await changeSource();
    video.pause();
    await settled();
    await changeSource();
    return states;
  })()`);
  expect(states).toEqual([true, false, true, true]);
});

const engine = `data:text/javascript,${encodeURIComponent(`
export default class {
  static Events = { ERROR: "error", MEDIA_ATTACHED: "attached" };
  static isSupported() { return true; }
  constructor(config) { self.startedWith = config; }
  on(name, listener) { if (name === "attached") this.attached = listener; }
  loadSource(address) { self.loaded = address; }
  attachMedia(video) { video.src = URL.createObjectURL(new MediaSource()); this.attached(); }
}`)}`;

test("startFilm loads the film when the viewer approaches it, and plays it when it is clicked", async ({
  page,
}) => {
  const video = `<video data-hls="/film.m3u8" data-hls-engine="${engine}" data-hls-config="{}"></video>`;
  const script = createInlineScriptText(
    startFilmBeforeHydration,
    runAfterPageShown,
    trackPlayIntent,
    parseStartTimeParam,
    undefined,
  );
  await open(
    page,
    `<section tabindex="-1">${video}<button data-starts-film>Play</button></section>
    <script type="module">${script}</script>`,
  );
  const loaded = () => page.evaluate(() => Reflect.get(self, "loaded"));
  await expect(page.locator("head link[rel=prefetch]")).toHaveCount(1);
  expect(await loaded()).toBeUndefined();
  await page.getByRole("button").hover();
  await expect.poll(loaded).toBe("/film.m3u8");
  await page.getByRole("button").click();
  await expect(page.getByRole("button")).toHaveAttribute("aria-busy", "true");
  expect(await page.locator("video").evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
});

test("startFilm loads the film when its button gets the focus", async ({ page }) => {
  const video = `<video data-hls="/film.m3u8" data-hls-engine="${engine}" data-hls-config="{}"></video>`;
  const script = createInlineScriptText(
    startFilmBeforeHydration,
    runAfterPageShown,
    trackPlayIntent,
    parseStartTimeParam,
    undefined,
  );
  await open(
    page,
    `<section tabindex="-1">${video}<button data-starts-film>Play</button></section>
    <script type="module">${script}</script>`,
  );
  const loaded = () => page.evaluate(() => Reflect.get(self, "loaded"));
  await expect(page.locator("head link[rel=prefetch]")).toHaveCount(1);
  expect(await loaded()).toBeUndefined();
  await page.getByRole("button").focus();
  await expect.poll(loaded).toBe("/film.m3u8");
});

test("startFilm plays on when the film that was clicked has loaded", async ({ page }) => {
  const video = `<video data-hls="/film.m3u8" data-hls-engine="${engine}" data-hls-config="{}"></video>`;
  await open(
    page,
    `<section tabindex="-1">${video}<button data-starts-film>Play</button></section>`,
  );
  await page.evaluate(
    createInlineScriptText(
      startFilmBeforeHydration,
      runAfterPageShown,
      trackPlayIntent,
      parseStartTimeParam,
      undefined,
    ),
  );
  await page.getByRole("button").evaluate((one: HTMLElement) => one.click());
  await expect.poll(() => page.evaluate(() => Reflect.get(self, "loaded"))).toBe("/film.m3u8");
  expect(await page.locator("video").evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
});

test("startFilm does not load where a film's source is a child element", async ({ page }) => {
  const video = `<video data-hls="/film.m3u8" data-hls-engine="${engine}" data-hls-config="{}"></video>`;
  await open(
    page,
    `<section tabindex="-1">${video}<button data-starts-film>Play</button></section>`,
  );
  await page.evaluate(() => Object.assign(self, { ManagedMediaSource: MediaSource }));
  await page.evaluate(
    createInlineScriptText(
      startFilmBeforeHydration,
      runAfterPageShown,
      trackPlayIntent,
      parseStartTimeParam,
      undefined,
    ),
  );
  await page.getByRole("button").evaluate((one: HTMLElement) => one.click());
  await expect.poll(() => page.evaluate(() => Reflect.get(self, "loaded"))).toBe("/film.m3u8");
  await expect(page.locator("video")).not.toHaveAttribute("src");
});
