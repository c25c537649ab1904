import { afterAll, beforeAll } from "vitest";
import { endOf, type ShortLivedMedia, startShortLivedMedia } from "../support/short-lived-media.ts";
import { expect, test } from "./support/engine.ts";
import { play, readPlayback } from "./support/film.ts";
import type { Tab } from "./support/tab.ts";

const film = "/video/blue-hour-the-light-that-stays";

let media: ShortLivedMedia;
const startTimeoutMs = 180_000;
beforeAll(async () => {
  media = await startShortLivedMedia();
}, startTimeoutMs);
afterAll(() => media.stop());

/** The expiries of the URLs of the segments that have been loaded, epoch ms. */
async function endsOf(tab: Tab): Promise<number[]> {
  const names = await tab.run(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => (name.endsWith(".m4s") ? [name] : [])),
  );
  return names.map(endOf);
}

test("a film plays on at the same position after its URLs have expired", async ({
  tab,
  announce,
}) => {
  // The site of this test has no intake of events: docs/behaviour.md BE-409.
  announce(/You have not provided an endpoint on Tracker initialization/);
  await play(tab, media.at("demo", film));
  await tab.run(() => {
    const video = document.querySelector<HTMLVideoElement>("video[data-token]");
    performance.setResourceTimingBufferSize(5000);
    for (const event of ["emptied", "seeking", "pause"]) {
      video?.addEventListener(event, () => (video.dataset.broken = event));
    }
  });
  await expect.poll(async () => (await endsOf(tab)).length).toBeGreaterThan(0);
  const [first = 0] = await endsOf(tab);
  await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(first + 500);
  await expect
    .poll(async () => Math.max(...(await endsOf(tab))), { timeout: 30_000 })
    .toBeGreaterThan(first);
  const before = await readPlayback(tab);
  await expect.poll(async () => (await readPlayback(tab)).time).toBeGreaterThan(before.time + 3);
  expect((await readPlayback(tab)).frames).toBeGreaterThan(before.frames);
  const broken = await tab.run(
    () => document.querySelector<HTMLVideoElement>("video[data-token]")?.dataset.broken,
  );
  expect(broken).toBeFalsy();
});
