import { expect, test } from "../support/journey.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { watchShifts } from "./support/shifts.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { tinySite } = useTinySite(async (provider) => {
  const font = (path: string) => ({
    style: { font: { family: "Owner Sans", url: `${provider.url}${path}` } },
  });
  const channels = [
    aTinyChannel("nofile", font("/nothing.woff2")),
    aTinyChannel("nofont", font("/film/index.m3u8")),
    aTinyChannel("tiny", { page: { token: "front", style: { background: "#123456" } } }),
  ];
  for (const each of channels) {
    provider.respondWithJson(`/ch/${each.token}`, each);
    for (const part of ["sections", "sections/row/content"]) {
      const path = `/pages/front/${part}`;
      const usual = await (await fetch(`${provider.url}/ch/tiny${path}`)).json();
      provider.respondWithJson(`/ch/${each.token}${path}`, usual);
    }
  }
  const background = `${provider.url}/picture-{w}.jpg`;
  const about = { token: "about", url: "about", name: "About", style: { background } };
  provider.respondWithJson("/ch/tiny/pages/about", about);
});

for (const [token, ...noise] of [
  [
    "nofile",
    "Failed to load resource: net::ERR_FAILED",
    /^Access to font at .* has been blocked by CORS policy: /,
  ],
  ["nofont", /^Failed to decode downloaded font: /, /^OTS parsing error: /],
] as const) {
  test(`the page of ${token} has enough contrast and no animations`, async ({ page, announce }) => {
    announce(...noise);
    const shift = await watchShifts(page);
    await page.goto(tinySite().at(token));
    await waitForHydration(page, page.locator("main"));
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole("heading", { name: "Everything" })).toBeVisible();
    expect(await shift()).toBe(0);
  });
}

test("a page's background is shown on that page only", async ({ page, announce }) => {
  announce("Failed to load resource: net::ERR_BLOCKED_BY_ORB");
  const ground = () =>
    page.evaluate(() => {
      const { backgroundColor, backgroundImage } = getComputedStyle(document.body);
      return `${backgroundColor} ${backgroundImage}`;
    });
  await page.goto(tinySite().at("tiny"));
  await waitForHydration(page, page.locator("main"));
  expect(await ground()).toBe("rgb(18, 52, 86) none");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  expect(await ground()).toContain("picture-1920.jpg");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Everything" })).toBeVisible();
  expect(await ground()).toBe("rgb(18, 52, 86) none");
});
