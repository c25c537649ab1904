import { expect, test } from "../support/journey.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { useTinySite } from "./support/tiny-site.ts";

// A lone surrogate, a noncharacter, NUL and line ends of two kinds.
const odd = (text: string) => `${text} \ud800\ufffe\0\r\nend\rof it`;
const shown = (text: string) => `${text} \uFFFD\uFFFD\uFFFD end of it`;

const { tinySite } = useTinySite((provider) => {
  const sections = "/ch/tiny/pages/front/sections";
  const row = { token: "row", role: "content", type: "video", layout: "grid" };
  const words = { token: "words", role: "text", type: "text", layout: "single" };
  provider.respondWithJson(sections, {
    data: [
      { ...row, name: odd("Row") },
      { ...words, body: `<p>${odd("Words")}</p>` },
    ],
    paging: { page: 1, total_items: 2 },
  });
  provider.respondWithJson(`${sections}/row/content`, {
    data: [
      { token: "one", type: "video", input: { name: odd("Film"), description: odd("About") } },
    ],
    paging: { page: 1, total_items: 1 },
  });
  provider.respondWithJson("/ch/tiny/header", {
    navigation: [{ name: odd("Link"), type: "page", url: "about" }],
  });
  provider.respondWithJson("/ch/tiny/content/one", {
    code: 200,
    token: "one",
    input: { name: odd("Film"), description: odd("About"), stream_state: "vod" },
  });
});

test("texts with invalid characters are repaired, and the page hydrates", async ({ page }) => {
  await page.goto(tinySite().at("tiny"));
  await waitForHydration(page);
  const row = page.locator("main section").first();
  await row.scrollIntoViewIfNeeded();
  await waitForHydration(page, row);
  await expect(row.getByText(shown("Row"))).toBeVisible();
  await expect(row.getByRole("heading", { level: 2 }).getByRole("link")).toHaveText(shown("Film"));
  await expect(page.getByText(shown("Words"))).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toContainText(shown("Link"));
});

test("a film's texts with invalid characters are repaired too", async ({ page }) => {
  await page.goto(tinySite().at("tiny", "/video/one"));
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown("Film"));
});
