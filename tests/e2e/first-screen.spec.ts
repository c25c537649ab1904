import type { Locator, Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { watchShifts } from "./support/shifts.ts";

const screens = [
  { width: 320, height: 693 },
  { width: 390, height: 844 },
  { width: 940, height: 700 },
  { width: 1440, height: 900 },
];

const outer = ({ width }: { width: number }) => width === 320 || width === 1440;

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

for (const viewport of screens) {
  test(`the privacy choices do not cover Play at ${viewport.width} px${matrixUnless(outer(viewport))}`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    await page.setViewportSize(viewport);
    await page.goto(site("lumen"));
    const bar = page.getByRole("region", { name: "Privacy choices" });
    await expect(bar).toBeVisible();
    const play = await boxOf(page.getByRole("main").getByRole("link", { name: "Play" }).first());
    expect(play.height).toBeGreaterThan(0);
    expect(play.y + play.height).toBeLessThanOrEqual((await boxOf(bar)).y);
    expect(await shifted()).toBeLessThanOrEqual(0.01);
  });
}

test("the privacy choices do not cover Play on the smallest phone, with long words too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(site("lumen", "/?lng=de"));
  const bar = await boxOf(page.getByRole("region", { name: "Datenschutzeinstellungen" }));
  const play = page.getByRole("main").getByRole("link", { name: "Abspielen" }).first();
  const { y, height } = await boxOf(play);
  expect(height).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(bar.y);
});

test("a viewer who has made the privacy choices sees the whole picture", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("mq_consent", "granted"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site("lumen"));
  const hero = page.getByRole("main").locator("img").first();
  expect((await boxOf(hero)).height).toBeCloseTo(460, 0);
});

for (const viewport of [
  { width: 940, height: 800 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]) {
  test(`a letterbox picture leaves room for the first row's heading in the first screen at ${viewport.width} px${matrixUnless(viewport.width === 1440)}`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("mq_consent", "granted"));
    await page.setViewportSize(viewport);
    await page.goto(site("lumen"));
    const films = page.getByRole("region", { name: "Thirty films, this month" });
    const today = await boxOf(films.getByText("today", { exact: true }));
    expect(today.height).toBeGreaterThan(0);
    expect(today.y + today.height).toBeLessThanOrEqual(viewport.height);
    const hero = await boxOf(page.locator("[data-hero] img").first());
    expect(hero.height).toBeGreaterThanOrEqual(0.4 * viewport.height);
  });
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]) {
  for (const channel of ["demo", "arena", "lumen", "academy"]) {
    const full = matrixUnless(channel === "academy" && viewport.width === 320);
    test(`BE-377 sign-in on ${channel} shows its picture and its button on a screen ${viewport.width} px wide${full}`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem("mq_consent", "granted"));
      await page.setViewportSize(viewport);
      await page.goto(site(channel, "/user/signIn"));
      const main = page.getByRole("main");
      const picture = await boxOf(main.locator("img").first());
      expect(picture.height).toBeGreaterThan(0);
      expect(picture.height).toBeLessThanOrEqual(0.22 * viewport.height);
      const heading = await boxOf(main.getByRole("heading", { level: 1 }));
      expect(picture.y + picture.height).toBeLessThan(heading.y);
      const button = main.getByRole("button", { name: "Sign in", exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
    });
  }
}

/** The lowest contrast of white with the background of an element, whose texts are hidden for the screenshot. */
async function contrastBehind(page: Page, element: Locator): Promise<number> {
  const clip = await boxOf(element);
  const picture = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (data) => {
    const png = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([png], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    if (!context) return 0;
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    const linear = (value = 0) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    let lightest = 0;
    for (let at = 0; at < bytes.length; at += 4) {
      const light =
        0.2126 * linear(bytes[at]) +
        0.7152 * linear(bytes[at + 1]) +
        0.0722 * linear(bytes[at + 2]);
      lightest = Math.max(lightest, light);
    }
    return 1.05 / (lightest + 0.05);
  }, picture);
}

/** A home page whose first picture is all white. */
async function openOnWhite(page: Page): Promise<Locator> {
  await page.route("**/media/art/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><rect width="100%" height="100%" fill="#fff"/></svg>',
    }),
  );
  await page.goto(site("demo"));
  const hero = page.locator("[data-hero]");
  await expect(hero.locator("img").first()).toHaveJSProperty("complete", true);
  return hero;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 700, height: 900 },
  { width: 940, height: 700 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]) {
  test(`every text of a hero has enough contrast on a white picture at ${viewport.width} px${matrixUnless(viewport.width === 1440)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const hero = await openOnWhite(page);
    const words = [
      hero.getByRole("heading").locator("xpath=.."),
      ...(await hero.locator("p:visible").all()),
    ];
    await page.addStyleTag({
      content: "[data-hero] :is(h1, p, button, a, i) { opacity: 0 !important }",
    });
    for (const part of words) {
      // White mixed with the background, as in facts and ledes, has a contrast of 4.5 where white has 5.2.
      expect(await contrastBehind(page, part)).toBeGreaterThanOrEqual(5.2);
    }
  });

  test(`the bar has enough contrast on a white picture, and does not dim it, at ${viewport.width} px${matrixUnless(viewport.width !== 940)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openOnWhite(page);
    const banner = page.getByRole("banner");
    const name = banner.getByRole("link").first();
    await page.addStyleTag({ content: "header * { opacity: 0 !important }" });
    await page.addStyleTag({ content: "[data-hero] > :last-child { visibility: hidden }" });
    expect(await contrastBehind(page, name)).toBeGreaterThanOrEqual(4.5);
    // Two bar heights below the top the picture is unchanged.
    const { width, height } = await boxOf(banner);
    const below = page.locator("#below");
    await page.evaluate(
      ([left = 0, top = 0]) => {
        const probe = Object.assign(document.createElement("i"), { id: "below" });
        probe.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:20px;height:10px`;
        document.body.append(probe);
      },
      [width - 60, 2 * height],
    );
    expect(await contrastBehind(page, below)).toBeLessThan(1.1);
  });
}

test("the first screen of a phone shows prices below a band with the film", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site("demo", "/paywalls/"));
  const main = page.getByRole("main");
  const heading = main.getByRole("heading", { name: "Choose how to watch" });
  await expect(heading).toBeVisible();
  const band = await boxOf(main.locator("img").first());
  expect(band.width).toBe(390);
  expect(band.y + band.height).toBeLessThan((await boxOf(heading)).y);
  const button = await boxOf(main.getByRole("button", { name: "Sign up and continue" }));
  expect(button.y + button.height).toBeLessThanOrEqual(844);
});

for (const width of [320, 390]) {
  test(`a sign-in page shows the requested film once, and no second sign-in link, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site("lumen", "/video/the-clockmakers-house"));
    await page.goto(site("lumen", "/user/signIn"));
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toHaveCount(0);
    const pictures = page.getByRole("main").locator(".art").locator("visible=true");
    expect(await pictures.count()).toBeLessThanOrEqual(1);
  });
}
