import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { sitePort } from "../support/ports.ts";
import { matrixUnless } from "../support/matrix.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { sendRequest } from "./support/send-request.ts";
import { watchRenderedFonts } from "./support/rendered-fonts.ts";
import { startSite } from "./support/started-site.ts";
import { watchShifts } from "./support/shifts.ts";
import { useTinySite } from "./support/tiny-site.ts";

const displayFaces = {
  demo: "Hanken Grotesk",
  arena: "Barlow Condensed",
  lumen: "Instrument Serif",
  academy: "Bricolage Grotesque",
};

/** The selectors of the channel's name, the hero's title, and the heading of a row. */
const titles = ["header a[href='/'] span", "h1", "main section h2"];

/** On a connection so slow that no font file ever arrives. */
async function withoutFaces(page: Page): Promise<void> {
  await page.route(/\.woff2$/, () => {});
}

for (const [token, family] of Object.entries(displayFaces)) {
  const tier = matrixUnless(token === "demo");
  test(`${token}: titles are in the brand's face before its files have come${tier}`, async ({
    page,
  }) => {
    await withoutFaces(page);
    const shift = await watchShifts(page);
    const fontsOf = await watchRenderedFonts(page);
    await page.goto(`http://${token}.localhost:${sitePort}/`, { waitUntil: "commit" });
    // An earlier query would lay the page out without its style sheets.
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
    const webFont = { family: expect.stringContaining(family), isWebFont: true };
    for (const selector of titles) {
      const readFonts = () => fontsOf(selector);
      await expect.poll(readFonts, selector).not.toEqual([]);
      for (const font of await readFonts()) expect(font, selector).toEqual(webFont);
    }
    expect(await shift()).toBeLessThanOrEqual(0.01);
  });
}

// docs/decisions/0096-styles-in-the-page.md
test("a page is painted with its styles although no sheet of the build arrives", async ({
  page,
}) => {
  await page.route(/\/_next\/.*\.css/, () => {});
  await page.goto(`http://demo.localhost:${sitePort}/pages/nature`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  await expect(page.getByRole("main").locator("h1")).toBeVisible();
  const [top, bottom] = await page.getByRole("main").evaluate((main) => {
    const { backgroundColor } = getComputedStyle(main.ownerDocument.body);
    return [backgroundColor, getComputedStyle(main.querySelector("li") ?? main).listStyleType];
  });
  expect([top, bottom]).toEqual(["rgb(11, 14, 15)", "none"]);
});

test("all pictures of the hero's strip have their own colours until they have loaded", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/media\/art\//, () => {});
  await page.goto(`http://demo.localhost:${sitePort}/`, { waitUntil: "commit" });
  // An earlier query would lay the page out without its style sheets.
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  const strip = page.getByRole("main").locator("button > [style*='--art']");
  await expect(strip).toHaveCount(5);
  const colours = await strip.evaluateAll((stills) =>
    stills.map((still) => {
      const sample = document.createElement("i");
      sample.style.background = "var(--art)";
      still.append(sample);
      const [rendered, declared] = [still, sample].map(
        (one) => getComputedStyle(one).backgroundColor,
      );
      // React hydrates what it has rendered.
      sample.remove();
      return { rendered, declared };
    }),
  );
  for (const { rendered, declared } of colours) expect(rendered).toBe(declared);
});

test("Japanese loads neither a font nor the style sheet of fonts", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`http://arena.localhost:${sitePort}/?lng=jp`, { waitUntil: "networkidle" });
  expect(requested.filter((path) => path.startsWith("/fonts/"))).toEqual([]);
});

test("the whole display font is loaded only for letters that the subset lacks", async ({
  page,
}) => {
  const requested = (part: string) =>
    page.waitForRequest((request) => request.url().includes(part));
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.goto(`http://arena.localhost:${sitePort}/`, { waitUntil: "networkidle" });
  expect(files.filter((file) => file.includes("barlow-condensed-latin"))).toEqual([]);
  const whole = requested("barlow-condensed-latin");
  await page.locator("h1").evaluate((title) => (title.textContent = "Ⓡ§ ¼"));
  await whole;
});

const { tinySite, provider } = useTinySite((tiny) => {
  const style = { font: { family: "Owner Sans", url: `${tiny.url}/owner.woff2` } };
  tiny.respondWithJson("/ch/tiny", aTinyChannel("tiny", { style }));
  tiny.respondWith("/owner.woff2", (response) => {
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "font/woff2" });
    response.end(readFileSync("public/fonts/bricolage-grotesque-latin-700-normal.woff2"));
  });
});

test("titles in an owner's own font are correct at a later visit, from any process", async ({
  page,
}) => {
  let visits = 0;
  // Missing pages, each of which is rendered.
  const sheet = async () => {
    const { body } = await sendRequest("tiny", {
      port: tinySite().port,
      path: `/none-${(visits += 1)}`,
    });
    return /href="(\/own-titles\/[0-9a-f]{16}\.css)"/.exec(body)?.[1];
  };
  expect(await sheet()).toBeUndefined();
  await expect.poll(sheet).toBeDefined();
  const path = (await sheet()) ?? "";

  const headers = { "accept-encoding": "gzip" };
  const other = await startSite({ PROVIDER_API_URL: provider().url });
  try {
    for (const { port } of [tinySite(), other]) {
      const response = await sendRequest("tiny", { port, path, headers });
      expect(response.headers).toMatchObject({
        "cache-control": expect.stringContaining("immutable"),
        "content-encoding": "gzip",
        "content-type": expect.stringContaining("text/css"),
      });
    }
    expect(
      (await sendRequest("tiny", { port: other.port, path: "/own-titles/x.css" })).status,
    ).toBe(404);
  } finally {
    await other.stop();
  }

  await withoutFaces(page);
  const fontsOf = await watchRenderedFonts(page);
  await page.goto(tinySite().at("tiny"), { waitUntil: "commit" });
  const readFonts = () => fontsOf("header a[href='/'] span");
  const family = expect.stringContaining("Bricolage Grotesque");
  await expect.poll(readFonts).toEqual([{ family, isWebFont: true }]);
});
