import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import type { TinyProvider } from "../support/tiny-provider.ts";
import { matrixUnless } from "../support/matrix.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { waitForRender, findOverflow } from "./support/overflow.ts";
import { useTinySite } from "./support/tiny-site.ts";

const long = "endless ".repeat(1_250);
const unbroken = "x".repeat(10_000);
const deep = (level: number): object => ({
  name: `Level ${level}`,
  type: "page",
  url: `level-${level}`,
  items: level < 10 ? [deep(level + 1)] : [],
});
const hostile = [
  { name: "Script", type: "external", url: "javascript:window.hacked=1" },
  { name: "Data", type: "other", url: "data:text/html,<script>window.hacked=1</script>" },
  { name: "Styled", type: "page", url: "a", style: { color: "red;position:fixed;inset:0" } },
];
const crowd = Array.from({ length: 200 }, (_, n) => ({
  name: `Entry ${n}`,
  type: "page",
  url: `e${n}`,
}));
const names = [long, unbroken].map((name) => ({ name, type: "page", url: "named" }));

/** A channel whose owner or provider sent excessive or broken data. */
function channelOf(provider: TinyProvider, token: string, header: object, footer: object): void {
  const settings = { viewers: { subscriptionType: "optional" } };
  const sections = { data: [], paging: { page: 1, total_items: 0 } };
  provider.respondWithJson(`/ch/${token}`, aTinyChannel(token, { header: {}, settings }));
  provider.respondWithJson(`/ch/${token}/header`, header);
  provider.respondWithJson(`/ch/${token}/footer`, footer);
  provider.respondWithJson(`/ch/${token}/pages/front/sections`, sections);
}

const { tinySite } = useTinySite((provider) => {
  const broken = `${provider.url}/no-such-picture.svg`;
  const entries = [...hostile, deep(1), { ...names[0], icon: broken }, names[1], ...crowd];
  const words = {
    description: unbroken,
    logo: broken,
    logoLink: "javascript:window.hacked=1",
    supportLinks: [
      { key: "Script", value: "javascript:window.hacked=1" },
      { key: long, value: "mailto:a@b.test" },
    ],
    customLinks: [...names, ...crowd],
    content: `<img src=x onerror="window.hacked=1"> [x](javascript:window.hacked=1) ${unbroken}`,
  };
  channelOf(provider, "wild", { navigation: entries, title: unbroken, logo: broken }, words);
  channelOf(
    provider,
    "mirrored",
    { navigation: entries, title: long, logo: broken, direction: "rtl" },
    words,
  );
  const flags = "info support legal customLinks content social language".split(" ");
  const off = Object.fromEntries(flags.map((flag) => [`${flag}Visibility`, false]));
  channelOf(provider, "silent", {}, { ...words, ...off });
});

/** The picture URLs respond with other content than a picture. */
const brokenPictures = ["Failed to load resource: net::ERR_BLOCKED_BY_ORB"];

const visit = async (page: Page, channel: string) => {
  await page.goto(tinySite().at(channel));
  await waitForHydration(page, page.getByRole("banner"));
};

for (const channel of ["wild", "mirrored"]) {
  test(`the ${channel} channel's page holds at every width${matrixUnless(channel === "mirrored")}`, async ({
    page,
    announce,
  }) => {
    announce(404, ...brokenPictures);
    await visit(page, channel);
    for (const width of [320, 480, 650, 940, 1200, 1440, 1600]) {
      await page.setViewportSize({ width, height: 700 });
      await waitForRender(page);
      expect(await findOverflow(page), `at ${width} px`).toEqual([]);
      await expect(page.getByRole("searchbox")).toBeInViewport();
      await expect(page.getByRole("link", { name: "Sign in" })).toBeInViewport();
    }
  });

  test(`the ${channel} channel's drawer goes ten levels down and up${matrixUnless(channel === "mirrored")}`, async ({
    page,
    announce,
  }) => {
    announce(404, ...brokenPictures);
    await page.setViewportSize({ width: 320, height: 640 });
    // Twenty slides would take too long.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, channel);
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog");
    for (let level = 1; level < 10; level += 1) {
      await drawer.getByRole("button", { name: `Level ${level}`, exact: true }).click();
      await expect(drawer.getByRole("link", { name: `All Level ${level}` })).toBeVisible();
    }
    await expect(drawer.getByRole("link", { name: "Level 10", exact: true })).toBeVisible();
    for (let level = 9; level > 0; level -= 1) {
      await drawer.getByRole("button", { name: "Back" }).click();
      await expect(
        drawer.getByRole("button", { name: `Level ${level}`, exact: true }),
      ).toBeFocused();
    }
    expect(await findOverflow(page)).toEqual([]);
  });

  test(`the ${channel} channel's menus open within the window${matrixUnless(channel === "mirrored")}`, async ({
    page,
    announce,
  }) => {
    announce(404, ...brokenPictures);
    await page.setViewportSize({ width: 1440, height: 700 });
    await visit(page, channel);
    const bar = page.getByRole("banner");
    await bar.getByRole("button", { name: "Level 1", exact: true }).click();
    await expect(bar.getByRole("link", { name: "Level 10", exact: true })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await bar.getByRole("button", { name: "More" }).click();
    await expect(bar.getByRole("link", { name: "Entry 199", exact: true })).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
  });
}

test("no script that an owner wrote runs", async ({ page, announce }) => {
  announce(404, ...brokenPictures);
  await visit(page, "wild");
  const live = 'a[href^="javascript:" i], a[href^="data:" i], [src^="javascript:" i], [onerror]';
  await expect(page.locator(live)).toHaveCount(0);
  const ran = await page.evaluate(() => "hacked" in window);
  expect(ran).toBe(false);
});

test("a footer whose blocks are all off is not rendered", async ({ page }) => {
  await visit(page, "silent");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
