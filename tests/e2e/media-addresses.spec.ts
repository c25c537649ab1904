import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";
import { endOf, type ShortLivedMedia, startShortLivedMedia } from "../support/short-lived-media.ts";
import { ask } from "./support/ask.ts";
import {
  captionsShown,
  choose,
  expectPlaying,
  pressPlay,
  seekOf,
  seekRange,
  shown,
  videoOf,
  watch,
} from "./support/player.ts";

const film = "/video/blue-hour-the-light-that-stays";
const live = "/video/harbour-at-dusk";
const race = "/video/first-corner-ten-cars";

let own: ShortLivedMedia;
test.beforeAll(async () => {
  // A site of its own has to start.
  test.setTimeout(180_000);
  own = await startShortLivedMedia();
});
test.afterAll(() => own.stop());

/** The signed address in a page. */
const addressIn = (html: string) => /data-hls="([^"]+)"/.exec(html)?.[1] ?? "";

/** Notes what would lose a viewer's place: another source, and jumps. Gives how many there were. */
async function noteBreaks(page: Page): Promise<() => Promise<number>> {
  await videoOf(page).evaluate((video: HTMLVideoElement) => {
    let breaks = 0;
    const note = () => (video.dataset.breaks = String((breaks += 1)));
    for (const event of ["emptied", "seeking", "pause"]) video.addEventListener(event, note);
  });
  return () =>
    videoOf(page).evaluate((video: HTMLVideoElement) => Number(video.dataset.breaks ?? 0));
}

/** Notes the end of the address of each segment that is asked for. */
function noteEnds(page: Page): number[] {
  const ends: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".m4s")) ends.push(endOf(request.url()));
  });
  return ends;
}

const untilPast = (end: number) =>
  expect.poll(() => Date.now() - end, { timeout: 30_000 }).toBeGreaterThan(500);

test("a film plays on beyond the end of its address with all that was chosen", async ({ page }) => {
  const ends = noteEnds(page);
  await watch(page, own.at("demo", film));
  await choose(page, "Captions", "Deutsch");
  await videoOf(page).evaluate((video: HTMLVideoElement) => {
    video.defaultPlaybackRate = 1.5;
    Object.assign(video, { playbackRate: 1.5, volume: 0.5 });
  });
  const breaks = await noteBreaks(page);
  const [first = 0] = ends;
  await untilPast(first);
  await expect.poll(() => ends.some((end) => end > first), { timeout: 30_000 }).toBe(true);
  await expectPlaying(page, 5);
  expect(await breaks()).toBe(0);
  expect(await captionsShown(page)).toEqual(["de"]);
  const video = videoOf(page);
  await expect(video).toHaveJSProperty("playbackRate", 1.5);
  await expect(video).toHaveJSProperty("volume", 0.5);
});

test("a film that is paused beyond the end of its address stays paused, and loads what is sought", async ({
  page,
}) => {
  const ends = noteEnds(page);
  await watch(page, own.at("demo", film));
  await expectPlaying(page);
  await videoOf(page).evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => ends.length).toBeGreaterThan(0);
  const last = Math.max(...ends);
  await untilPast(last);
  await seekOf(page).press("5");
  await expect.poll(() => Math.max(...ends), { timeout: 30_000 }).toBeGreaterThan(last);
  await expect
    .poll(() => videoOf(page).evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1);
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
  expect((await shown(page)).time).toBeGreaterThan(1_000);
});

test("a page that stood open until its address had ended plays at the first press", async ({
  page,
  announce,
}) => {
  announce(403);
  await page.goto(own.at("demo", film));
  await untilPast(endOf(addressIn(await page.content())));
  await pressPlay(page);
  await expectPlaying(page);
});

test("a live stream that was rewound plays on beyond the end of its address, as far behind", async ({
  page,
}) => {
  const ends = noteEnds(page);
  await watch(page, own.at("demo", live));
  await expectPlaying(page);
  await seekOf(page).press("PageDown");
  await expectPlaying(page);
  const { end } = await seekRange(page);
  const behind = end - (await shown(page)).time;
  const breaks = await noteBreaks(page);
  const last = Math.max(...ends);
  await untilPast(last);
  await expect.poll(() => Math.max(...ends), { timeout: 30_000 }).toBeGreaterThan(last);
  await expectPlaying(page, 3);
  expect(await breaks()).toBe(0);
  const later = await seekRange(page);
  expect(Math.abs(later.end - (await shown(page)).time - behind)).toBeLessThan(10);
});

test("no page from a cache shows an address that has ended or is about to", async () => {
  const leftS: number[] = [];
  const until = Date.now() + 25_000;
  await expect
    .poll(
      async () => {
        const { body } = await ask("demo", { path: film, port: own.port });
        leftS.push((endOf(addressIn(body)) - Date.now()) / 1000);
        return Date.now();
      },
      { timeout: 40_000, intervals: [200] },
    )
    .toBeGreaterThan(until);
  expect(Math.min(...leftS)).toBeGreaterThan(2);
});

test("whoever may not watch any more is told so, and nothing is asked again and again", async ({
  page,
  announce,
}) => {
  // The site refuses a renewal, and the provider whatever is requested after the end.
  announce(/the server responded with a status of 40[13]/);
  await signIn(page, own.at("arena"), seeded("arena"));
  await watch(page, own.at("arena", race));
  await expectPlaying(page);
  let asked = 0;
  page.on("request", (request) => (asked += Number(request.url().includes("/api/playback"))));
  await page.context().clearCookies();
  await expect(page.getByRole("alert").getByRole("link", { name: "Sign in" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
  await untilPast(Date.now() + 5_000);
  expect(asked).toBe(1);
});

test("a film without its signature is refused", async ({ page }) => {
  const { body } = await ask("demo", { path: film, port: own.port });
  const bare = addressIn(body).replace(/\/signed\/[^/]+/, "");
  const answer = await page.request.get(bare);
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ detail: "MEDIA_ADDRESS_EXPIRED" });
});
