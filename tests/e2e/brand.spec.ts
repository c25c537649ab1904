import { expect, test } from "../support/journey.ts";
import { sendJson, startTinyProvider, type TinyProvider } from "../support/tiny-provider.ts";
import { hydrated } from "./support/hydrated.ts";
import { type OwnSite, startSite } from "./support/own-site.ts";
import { watchShifts } from "./support/shifts.ts";

let provider: TinyProvider;
let own: OwnSite;

const channel = (token: string, more: object) => ({
  token,
  name: token,
  channel_id: token,
  url: token,
  origin: `http://${token}.localhost`,
  mode: "live",
  header: { title: `${token} channel` },
  settings: { main: {}, viewers: { subscriptionType: "none" } },
  page: { token: "front", style: {} },
  ...more,
});

test.beforeAll(async () => {
  provider = await startTinyProvider();
  const font = (path: string) => ({
    style: { font: { family: "Owner Sans", url: `${provider.url}${path}` } },
  });
  const channels = [
    channel("nofile", font("/nothing.woff2")),
    channel("nofont", font("/film/index.m3u8")),
    channel("tiny", { page: { token: "front", style: { background: "#123456" } } }),
  ];
  for (const each of channels) {
    provider.answerWith(`/ch/${each.token}`, (response) => sendJson(response, 200, each));
    for (const part of ["sections", "sections/row/content"]) {
      const path = `/pages/front/${part}`;
      const usual = await (await fetch(`${provider.url}/ch/tiny${path}`)).json();
      provider.answerWith(`/ch/${each.token}${path}`, (response) => sendJson(response, 200, usual));
    }
  }
  const picture = `${provider.url}/picture-{w}.jpg`;
  provider.answerWith("/ch/tiny/pages/about", (response) =>
    sendJson(response, 200, {
      token: "about",
      url: "about",
      name: "About",
      style: { background: picture },
    }),
  );
  own = await startSite({ PROVIDER_API_URL: provider.url });
});
test.afterAll(async () => {
  await own.stop();
  await provider.close();
});

for (const token of ["nofile", "nofont"]) {
  test(`the page of ${token} is readable and still`, async ({ page, announce }) => {
    announce(/font|OTS|nothing\.woff2/);
    const shift = await watchShifts(page);
    await page.goto(own.at(token));
    await hydrated(page, page.locator("main"));
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole("heading", { name: "Everything" })).toBeVisible();
    expect(await shift()).toBe(0);
  });
}

test("a page's background comes and goes with the page", async ({ page, announce }) => {
  announce(/404/);
  const ground = () =>
    page.evaluate(() => {
      const { backgroundColor, backgroundImage } = getComputedStyle(document.body);
      return `${backgroundColor} ${backgroundImage}`;
    });
  await page.goto(own.at("tiny"));
  await hydrated(page, page.locator("main"));
  expect(await ground()).toBe("rgb(18, 52, 86) none");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  expect(await ground()).toContain("picture-1920.jpg");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Everything" })).toBeVisible();
  expect(await ground()).toBe("rgb(18, 52, 86) none");
});
