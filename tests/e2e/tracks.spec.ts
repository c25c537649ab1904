import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { type StreamSite, startStreamSite } from "../support/streams/stream-site.ts";
import { nextCaption, pressPlay, videoOf } from "./support/player.ts";

let site: StreamSite;
test.beforeAll(async () => {
  site = await startStreamSite();
});
test.afterAll(() => site.stop());

const captionsButton = (page: Page) => page.getByRole("button", { name: "Captions", exact: true });
const texts = ["textEnglish", "textDanish"] as const;
const sounds = ["soundEnglish", "soundGerman", "soundDescribed"] as const;

async function watch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pressPlay(page);
  await videoOf(page).evaluate((video: HTMLVideoElement) => (video.loop = true));
  await page.getByRole("button", { name: "Settings" }).focus();
}

async function choose(page: Page, setting: string, value: string): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: setting }).first().click();
  await page.getByRole("menuitemradio", { name: value, exact: true }).click();
  await page.keyboard.press("Escape");
}

// docs/behaviour.md BE-453
test("subtitles of the stream are offered and shown", async ({ page }) => {
  await watch(page, site.open({ name: "subtitles", shape: { texts } }));
  await captionsButton(page).click();
  expect(await nextCaption(page)).toBe("textEnglish");
  await choose(page, "Captions", "Dansk");
  await expect.poll(() => nextCaption(page)).toBe("textDanish");
});

for (const isLive of [false, true]) {
  const what = isLive ? "live event" : "film";
  test(`captions in the video of a ${what} are offered and shown`, async ({ page }) => {
    const shape = { isLive, renditions: ["picture"], closedCaptions: true } as const;
    await watch(page, site.open({ name: what, shape }));
    await captionsButton(page).click();
    expect(await nextCaption(page)).toMatch(/^Words \d/);
  });
}

// docs/behaviour.md BE-452
test("the sound of the page's language plays", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const shape = { renditions: ["picture"], sounds } as const;
  const address = site.open({ name: "sounds", shape });
  await page.goto(`${address}?lng=de`);
  await page.getByRole("button", { name: "Abspielen", exact: true }).click();
  await expect.poll(() => requested.join()).toMatch(/soundGerman\/\d+\.m4s/);
});

test("a chosen sound plays in the next film too", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const shape = { renditions: ["picture"], sounds } as const;
  await watch(page, site.open({ name: "sounds", shape }));
  await choose(page, "Audio", "English (described)");
  await expect.poll(() => requested.join()).toContain("soundDescribed/0.m4s");
  await watch(page, site.open({ name: "the next film", shape }));
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("menuitem", { name: "Audio" })).toContainText("English (described)");
});

test("a sound whose playlist is 404 is replaced with words", async ({ page, announce }) => {
  announce(/404/);
  const shape = { renditions: ["picture"], sounds } as const;
  const address = site.open({
    name: "sounds",
    shape,
    spoil: ({ kind, rendition }) =>
      kind === "playlist" && rendition === "soundGerman" ? 404 : undefined,
  });
  await watch(page, address);
  await choose(page, "Audio", "Deutsch");
  await expect(page.getByText("This audio can’t be loaded right now")).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("menuitem", { name: "Audio" })).toContainText("English");
});

// docs/behaviour.md BE-454
const failed = "These captions can’t be loaded right now";
test("captions that are 404 say so, and their button is not lit", async ({ page, announce }) => {
  announce(/404/);
  const captions = [{ file: "gone.vtt", lang: "en", label: "English" }];
  await watch(page, site.open({ name: "404", shape: {} }, {}, captions));
  await captionsButton(page).click();
  await expect(page.locator("[data-player]").getByText(failed)).toBeVisible();
  await expect(captionsButton(page)).toHaveAttribute("aria-pressed", "false");
});

test("empty captions say so", async ({ page }) => {
  const captions = [{ file: "empty.vtt", lang: "en", label: "English" }];
  const files = { "empty.vtt": "WEBVTT\n" };
  await watch(page, site.open({ name: "empty", shape: {}, files }, {}, captions));
  await captionsButton(page).click();
  const words = page.locator("[data-player]").getByText("These captions have no text");
  await expect(words).toBeVisible();
});

test("captions in SRT are shown, and are the transcript", async ({ page }) => {
  const captions = [{ file: "film.srt", lang: "en", label: "English" }];
  const files = { "film.srt": "1\n00:00:00,000 --> 00:00:09,500\nFrom SRT\n" };
  await watch(page, site.open({ name: "SRT", shape: {}, files }, {}, captions));
  await captionsButton(page).click();
  expect(await nextCaption(page)).toBe("From SRT");
  await expect(page.getByRole("tabpanel").getByRole("button")).toContainText("From SRT");
});

test("subtitles of the stream that are 404 say so, and the film plays on", async ({
  page,
  announce,
}) => {
  announce(/404/);
  const address = site.open({
    name: "404",
    shape: { texts },
    spoil: ({ rendition }) => (rendition === "textEnglish" ? 404 : undefined),
  });
  await watch(page, address);
  await captionsButton(page).click();
  await expect(page.locator("[data-player]").getByText(failed)).toBeVisible();
  const time = () => videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).not.toBe(before);
});
