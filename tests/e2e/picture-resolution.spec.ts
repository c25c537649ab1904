import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";

type LoadedPicture = { src: string; needs: number };

/** Loaded pictures in the viewport, each with the width that its box needs, in physical pixels. */
const loadedPictures = (page: Page): Promise<LoadedPicture[]> =>
  page.locator("main .art > img").evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const { width, height, top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (!isSeen || !image.complete || !image.currentSrc) return [];
      const aspect = image.naturalWidth / image.naturalHeight;
      const needs = Math.max(width, height * aspect) * devicePixelRatio;
      return [{ src: image.currentSrc, needs }];
    }),
  );

/** A picture's intrinsic width: for an element with `sizes` the browser reports the declared width. */
const widthOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, address);

/** Pictures with a lower resolution than their box needs, though higher ones are available. */
async function blurred(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { src, needs } of await loadedPictures(page)) {
    const has = await widthOf(page, src);
    if (has + 1 >= needs) continue;
    const finest = await widthOf(page, src.replace(/-\d+\.(?=\w+$)/, "-1920."));
    if (finest > has) faults.push(`${src}: ${has} of ${needs}`);
  }
  return faults;
}

/** Tall, square, and behind texts: half a page and a third of it, on wide pages. */
const places = [
  ["lumen", "/", "Thirty films, this month"],
  ["arena", "/", "All sports"],
  ["demo", "/", undefined],
  ["lumen", "/user/signIn", undefined],
  ["lumen", "/pages/directors", "The three that we follow"],
] as const;

for (const [deviceScaleFactor, width] of [
  [1, 390],
  [2, 390],
  [1, 1440],
  [2, 1440],
] as const) {
  // A phone with a high-density screen, a desktop with a normal one, each with other picture shapes.
  const isQuick = (width === 390) === (deviceScaleFactor === 2);
  const quick = width === 390 ? "arena" : "lumen";
  test.describe(`at ${width} px, ${deviceScaleFactor} pixels each`, () => {
    test.use({ deviceScaleFactor, viewport: { width, height: 900 } });

    for (const [token, path, row] of places.slice(0, width < 940 ? 3 : 5)) {
      test(`pictures of ${token}${path} have the resolution that their boxes need${row ? `, “${row}”` : ""}${matrixUnless(isQuick && token === quick)}`, async ({
        page,
      }) => {
        await page.goto(site(token, path));
        const heading = row && page.getByRole("heading", { name: row, exact: true });
        // Rows load in pages, the next one near the end of the last.
        await expect(async () => {
          if (heading && !(await heading.isVisible()))
            await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
          if (heading) await heading.scrollIntoViewIfNeeded({ timeout: 1_000 });
        }).toPass();
        await expect.poll(async () => (await loadedPictures(page)).length).toBeGreaterThan(0);
        expect(await blurred(page)).toEqual([]);
      });
    }
  });
}

test("above a form a phone loads a picture of its own width at once, not that of half a page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site("arena", "/user/signIn"));
  const wide = () => loadedPictures(page).then(([band]) => band && widthOf(page, band.src));
  await expect.poll(wide).toBe(640);
  await expect(page.locator("main .art > img")).toHaveAttribute("fetchpriority", "high");
});
