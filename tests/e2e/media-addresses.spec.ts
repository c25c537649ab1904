import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";
import { endOf, type ShortLivedMedia, startShortLivedMedia } from "../support/short-lived-media.ts";
import { sendRequest } from "./support/send-request.ts";
import {
  captionsShown,
  choose,
  expectPlaying,
  pressPlay,
  seekOf,
  seekRange,
  readPlayback,
  videoOf,
  watch,
} from "./support/player.ts";

const film = "/video/blue-hour-the-light-that-stays";
const live = "/video/harbour-at-dusk";
const race = "/video/first-corner-ten-cars";

let media: ShortLivedMedia;
test.beforeAll(async () => {
  // The test starts its own site.
  test.setTimeout(180_000);
  media = await startShortLivedMedia();
});
test.afterAll(() => media.stop());

/** The signed media URL in a page. */
const addressIn = (html: string) => /data-hls="([^"]+)"/.exec(html)?.[1] ?? "";

/** Records new sources and seeks, which would lose a viewer's position. Returns a function that counts them. */
async function noteBreaks(page: Page): Promise<() => Promise<number>> {
  await videoOf(page).evaluate((video: HTMLVideoElement) => {
    let breaks = 0;
    const note = () => (video.dataset.breaks = String((breaks += 1)));
    for (const event of ["emptied", "seeking", "pause"]) video.addEventListener(event, note);
  });
  return () =>
    videoOf(page).evaluate((video: HTMLVideoElement) => Number(video.dataset.breaks ?? 0));
}

/** Records the expiry of the URL of each requested segment. */
function noteEnds(page: Page): number[] {
  const ends: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".m4s")) ends.push(endOf(request.url()));
  });
  return ends;
}

const untilPast = (end: number) =>
  expect.poll(() => Date.now() - end, { timeout: 30_000 }).toBeGreaterThan(500);

test("a film plays on after its URL has expired, with all settings", async ({ page }) => {
  const ends = noteEnds(page);
  await watch(page, media.at("demo", film));
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

test("a paused film stays paused after its URL has expired, and loads where the viewer seeks @matrix", async ({
  page,
}) => {
  const ends = noteEnds(page);
  await watch(page, media.at("demo", film));
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
  expect((await readPlayback(page)).time).toBeGreaterThan(1_000);
});

test("a page that was open until its URL had expired plays at the first click @matrix", async ({
  page,
  announce,
}) => {
  announce(403);
  await page.goto(media.at("demo", film));
  await untilPast(endOf(addressIn(await page.content())));
  await pressPlay(page);
  await expectPlaying(page);
});

test("a rewound live stream plays on after its URL has expired, with the same delay @matrix", async ({
  page,
}) => {
  const ends = noteEnds(page);
  await watch(page, media.at("demo", live));
  await expectPlaying(page);
  await seekOf(page).press("PageDown");
  await expectPlaying(page);
  const { end } = await seekRange(page);
  const behind = end - (await readPlayback(page)).time;
  const breaks = await noteBreaks(page);
  const last = Math.max(...ends);
  await untilPast(last);
  await expect.poll(() => Math.max(...ends), { timeout: 30_000 }).toBeGreaterThan(last);
  await expectPlaying(page, 3);
  expect(await breaks()).toBe(0);
  const later = await seekRange(page);
  expect(Math.abs(later.end - (await readPlayback(page)).time - behind)).toBeLessThan(10);
});

test("no cached page contains a media URL that has expired or is about to", async () => {
  const leftS: number[] = [];
  const until = Date.now() + 25_000;
  await expect
    .poll(
      async () => {
        const { body } = await sendRequest("demo", { path: film, port: media.port });
        leftS.push((endOf(addressIn(body)) - Date.now()) / 1000);
        return Date.now();
      },
      { timeout: 40_000, intervals: [200] },
    )
    .toBeGreaterThan(until);
  expect(Math.min(...leftS)).toBeGreaterThan(2);
});

test("a viewer who loses access sees the reason, and renewal is not repeated", async ({
  page,
  announce,
}) => {
  // The site rejects a renewal, and the provider every request after the expiry.
  announce(/the server responded with a status of 40[13]/);
  await signIn(page, media.at("arena"), seeded("arena"));
  await watch(page, media.at("arena", race));
  await expectPlaying(page);
  let renewals = 0;
  page.on("request", (request) => (renewals += Number(request.url().includes("/api/playback"))));
  await page.context().clearCookies();
  await expect(page.getByRole("alert").getByRole("link", { name: "Sign in" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
  await untilPast(Date.now() + 5_000);
  expect(renewals).toBe(1);
});

test("a film without its signature is rejected", async ({ page }) => {
  const { body } = await sendRequest("demo", { path: film, port: media.port });
  const bare = addressIn(body).replace(/\/signed\/[^/]+/, "");
  const response = await page.request.get(bare);
  expect(response.status()).toBe(403);
  expect(await response.json()).toMatchObject({ detail: "MEDIA_ADDRESS_EXPIRED" });
});
