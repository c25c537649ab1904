import { optimisations } from "../../lib/optimisations.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { sendRequest } from "./support/send-request.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";

let plain: StartedSite;
let partlyPlain: StartedSite;
test.beforeAll(async () => {
  plain = await startSite({ OPTIMISATIONS_OFF: optimisations.join() });
  partlyPlain = await startSite({ OPTIMISATIONS_OFF: "prefetch-segments" });
});
test.afterAll(async () => {
  await plain.stop();
  await partlyPlain.stop();
});

const film = "/video/blue-hour-the-light-that-stays";
const read = async (site: StartedSite, path: string) =>
  (await sendRequest("demo", { path, port: site.port })).body;

/** The optimisations that the HTML of a page shows. */
const signs: [name: string, path: string, sign: RegExp][] = [
  ["hold-scripts", "/", /<head>(?:(?!<\/head>).)*setTimeout\(\(\) => load\(/s],
  ["inline-styles", "/", /<link disabled="" rel="stylesheet"/],
  ["preload-fonts", "/", /\(\["\/fonts\//],
  ["start-film", film, /\.earlyHls=/],
  ["prefetch-segments", film, /EXT-X-ENDLIST/],
  ["click-replay", "/", /mqPendingPress=/],
];

test("every optimisation that the HTML shows can be switched off", async () => {
  const shown = async (site: StartedSite) => {
    const found = [];
    for (const [name, path, sign] of signs) if (sign.test(await read(site, path))) found.push(name);
    return found;
  };
  const all = signs.map(([name]) => name);
  expect(await shown(plain)).toEqual([]);
  expect(await shown(partlyPlain)).toEqual(all.filter((name) => name !== "prefetch-segments"));
});

test("without optimisations all rows are hydrated, and the menu opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(plain.at("demo"));
  await waitForHydration(page);
  await expect(page.locator("[data-dehydrated]")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("without optimisations a form shows what is missing", async ({ page }) => {
  await page.goto(plain.at("demo", "/user/signIn"));
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(main.getByRole("textbox", { name: "Email" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
});

for (const [name, site] of [
  ["all optimisations", () => plain],
  ["the prefetch of segments", () => partlyPlain],
] as const) {
  test(`without ${name} a film plays${matrixUnless(name === "all optimisations")}`, async ({
    page,
  }) => {
    await page.goto(site().at("demo", film));
    await waitForHydration(page, page.getByRole("main"));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const time = () => page.locator("video").evaluate((one: HTMLVideoElement) => one.currentTime);
    await expect.poll(time).toBeGreaterThan(0.2);
  });
}
