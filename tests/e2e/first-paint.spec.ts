import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { sitePort } from "../support/ports.ts";
import { matrixUnless } from "../support/matrix.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { ask } from "./support/ask.ts";
import { watchDrawnFonts } from "./support/drawn-fonts.ts";
import { startSite } from "./support/started-site.ts";
import { watchShifts } from "./support/shifts.ts";
import { useTinySite } from "./support/tiny-site.ts";

const displayFaces = {
  demo: "Hanken Grotesk",
  arena: "Barlow Condensed",
  lumen: "Instrument Serif",
  academy: "Bricolage Grotesque",
};

/** The channel's name, the hero's title, and the heading of a row. */
const titles = ["header a[href='/'] span", "h1", "main section h2"];

/** On a line so slow that no file of a face ever comes. */
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
    const fontsOf = await watchDrawnFonts(page);
    await page.goto(`http://${token}.localhost:${sitePort}/`, { waitUntil: "commit" });
    // Whoever looks before has it laid out without its style sheets.
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
    const own = { family: expect.stringContaining(family), isOwn: true };
    for (const selector of titles) {
      const drawn = () => fontsOf(selector);
      await expect.poll(drawn, selector).not.toEqual([]);
      for (const font of await drawn()) expect(font, selector).toEqual(own);
    }
    expect(await shift()).toBeLessThanOrEqual(0.01);
  });
}

test("until they have come, all pictures of the hero's strip have their own colours", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/media\/art\//, () => {});
  await page.goto(`http://demo.localhost:${sitePort}/`, { waitUntil: "commit" });
  // Whoever looks before has it laid out without its style sheets.
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  const strip = page.getByRole("main").locator("button > [style*='--art']");
  await expect(strip).toHaveCount(5);
  const colours = await strip.evaluateAll((stills) =>
    stills.map((still) => {
      const own = document.createElement("i");
      own.style.background = "var(--art)";
      still.append(own);
      const [drawn, told] = [still, own].map((one) => getComputedStyle(one).backgroundColor);
      return { drawn, told };
    }),
  );
  for (const { drawn, told } of colours) expect(drawn).toBe(told);
});

test("Japanese loads no face, nor the style sheet of faces", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`http://arena.localhost:${sitePort}/?lng=jp`, { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.startsWith("/fonts/"))).toEqual([]);
});

test("the whole display face comes for letters alone that the subset lacks", async ({ page }) => {
  const asked = (part: string) => page.waitForRequest((request) => request.url().includes(part));
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.goto(`http://arena.localhost:${sitePort}/`, { waitUntil: "networkidle" });
  expect(files.filter((file) => file.includes("barlow-condensed-latin"))).toEqual([]);
  const whole = asked("barlow-condensed-latin");
  await page.locator("h1").evaluate((title) => (title.textContent = "Ⓡ§ ¼"));
  await whole;
});

const { own, provider } = useTinySite((tiny) => {
  const style = { font: { family: "Owner Sans", url: `${tiny.url}/owner.woff2` } };
  tiny.respondWithJson("/ch/tiny", aTinyChannel("tiny", { style }));
  tiny.respondWith("/owner.woff2", (response) => {
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "font/woff2" });
    response.end(readFileSync("public/fonts/bricolage-grotesque-latin-700-normal.woff2"));
  });
});

test("titles in an owner's own font are right at a later visit, from any process", async ({
  page,
}) => {
  let visits = 0;
  // Pages that are not there, each of which is drawn.
  const sheet = async () => {
    const { body } = await ask("tiny", { port: own().port, path: `/none-${(visits += 1)}` });
    return /href="(\/own-titles\/[0-9a-f]{16}\.css)"/.exec(body)?.[1];
  };
  expect(await sheet()).toBeUndefined();
  await expect.poll(sheet).toBeDefined();
  const path = (await sheet()) ?? "";

  const headers = { "accept-encoding": "gzip" };
  const other = await startSite({ PROVIDER_API_URL: provider().url });
  try {
    for (const { port } of [own(), other]) {
      const answer = await ask("tiny", { port, path, headers });
      expect(answer.headers).toMatchObject({
        "cache-control": expect.stringContaining("immutable"),
        "content-encoding": "gzip",
        "content-type": expect.stringContaining("text/css"),
      });
    }
    expect((await ask("tiny", { port: other.port, path: "/own-titles/x.css" })).status).toBe(404);
  } finally {
    await other.stop();
  }

  await withoutFaces(page);
  const fontsOf = await watchDrawnFonts(page);
  await page.goto(own().at("tiny"), { waitUntil: "commit" });
  const drawn = () => fontsOf("header a[href='/'] span");
  const family = expect.stringContaining("Bricolage Grotesque");
  await expect.poll(drawn).toEqual([{ family, isOwn: true }]);
});
