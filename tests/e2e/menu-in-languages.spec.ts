import { expect, test } from "../support/journey.ts";
import { sendJson } from "../support/tiny-provider.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { waitForRender } from "./support/overflow.ts";
import { useTinySite } from "./support/tiny-site.ts";

const words = ["Home", "Sport", "News", "Kids", "Films", "Live", "Arts"];
const navigation = (prefix: string) =>
  words.map((word) => ({ name: prefix + word, type: "page", url: word }));

const { tinySite } = useTinySite((provider) => {
  provider.respondWith("/ch/tiny/header", (response) => {
    const isGerman = response.req.headers["accept-language"]?.startsWith("de");
    sendJson(response, 200, { navigation: navigation(isGerman ? "Donaudampfschiff" : "") });
  });
});

test("the menu is measured again when its names are longer in another language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(tinySite().at("tiny"));
  const selector = page.getByRole("contentinfo").getByRole("combobox");
  await waitForHydration(page, selector);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Arts" })).toBeVisible();
  await selector.selectOption("Deutsch");
  await expect(bar.getByRole("link", { name: "DonaudampfschiffHome" })).toBeVisible();
  await waitForRender(page);
  await expect(bar.locator("nav > ul > li").last().getByRole("button")).toBeVisible();
  const room = await bar.locator("nav").boundingBox();
  for (const entry of await bar.locator("nav > ul > li").all()) {
    const box = await entry.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (room?.x ?? 0) + (room?.width ?? 0) + 1,
    );
  }
});
