import { expect, test } from "../support/journey.ts";
import { matrixTag } from "../support/matrix.ts";
import { expectStream, readPlayer } from "../support/streams/play-stream.ts";
import { streamCases, titleOf } from "../support/streams/stream-cases.ts";
import { type StreamSite, startStreamSite } from "../support/streams/stream-site.ts";
import { pressPlay, seekRange, videoOf } from "./support/player.ts";

let site: StreamSite;
test.beforeAll(async () => {
  site = await startStreamSite();
});
test.afterAll(() => site.stop());

// docs/behaviour.md BE-413
test.describe("a stream of the laboratory", () => {
  for (const stream of streamCases) {
    const title = `${titleOf(stream)}${stream.field ? "" : ` ${matrixTag}`}`;
    test(title, async ({ page, announce }) => {
      // Each case spoils other responses: whatever the console says about them is expected.
      announce(/./);
      await page.goto(site.open(stream));
      await page.evaluate(() => console.warn("This stream is spoilt on purpose."));
      await page.getByRole("button", { name: "Play", exact: true }).click();
      const isLive = stream.shape.isLive ?? false;
      await expectStream(stream, () => page.evaluate(readPlayer, isLive));
    });
  }
});

// docs/behaviour.md BE-418
test("a film without an end tag begins at 0 and has a length", async ({ page }) => {
  const stream = { name: "a film without an end tag", shape: { openEnd: "untyped" } } as const;
  await page.goto(site.open(stream));
  await pressPlay(page);
  await expect.poll(async () => (await seekRange(page)).end).toBeGreaterThan(9.5);
  expect((await seekRange(page)).start).toBe(0);
  await expect(videoOf(page)).not.toHaveJSProperty("duration", Infinity);
});

// docs/behaviour.md BE-467
for (const { what, size, window, least } of [
  { what: "an upright film", size: [1080, 1920], window: [390, 844], least: 600 },
  { what: "an upright film", size: [1080, 1920], window: [1440, 900], least: 600 },
  { what: "a film of 4:3", size: [640, 480], window: [1440, 900], least: 600 },
  { what: "a film of 21:9", size: [2560, 1080], window: [1440, 900], least: 580 },
] as const) {
  test(`${what} is as large as its shape allows in a window of ${window.join(" × ")}`, async ({
    page,
  }) => {
    const [width, height] = size;
    await page.setViewportSize({ width: window[0], height: window[1] });
    await page.goto(site.open({ name: what, shape: {} }, { width, height }));
    const player = page.locator("[data-player]");
    const before = await player.boundingBox();
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(width / height, 1);
    expect(before?.height).toBeGreaterThan(least);
    await pressPlay(page);
    await expect(page.locator("[data-controls]")).toBeAttached();
    expect(await player.boundingBox()).toEqual(before);
  });
}
