import type { Locator } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { useTinySite } from "./support/tiny-site.ts";

const hebrew = "שלום, עולם!";
const description = "First.\n\n- second\n- third";

const { tinySite } = useTinySite((provider) => {
  provider.respondWithJson("/ch/tiny/pages/front/sections/row/content", {
    data: [
      { token: "one", type: "video", input: { name: hebrew } },
      { token: "two", type: "video", input: { name: "🎬 Backstage!" } },
    ],
    paging: { page: 1, total_items: 2 },
  });
  provider.respondWithJson("/ch/tiny/content/one", {
    code: 200,
    token: "one",
    input: { name: hebrew, description, stream_state: "vod" },
  });
});

/** Whether the last character of a text is to the left of the first one, as in a text from right to left. */
function endsLeft(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode() ?? element;
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const length = node.textContent?.length ?? 0;
    return leftOf(length - 1) < leftOf(0);
  });
}

// docs/behaviour.md BE-434
test("the name of a card and of a film is written in its own direction", async ({ page }) => {
  await page.goto(tinySite().at("tiny"));
  const links = page.getByRole("region", { name: "Everything" }).getByRole("link");
  await expect(links).toHaveText([hebrew, "🎬 Backstage!"]);
  expect(await endsLeft(links.nth(0))).toBe(true);
  expect(await endsLeft(links.nth(1))).toBe(false);
  await page.goto(tinySite().at("tiny", "/video/one"));
  expect(await endsLeft(page.getByRole("heading", { level: 1 }))).toBe(true);
});

// docs/behaviour.md BE-434
test("a name from right to left begins where the other texts of the page do", async ({ page }) => {
  await page.goto(tinySite().at("tiny", "/video/one"));
  const gap = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().left - heading.getBoundingClientRect().left;
  });
  expect(gap).toBeLessThan(2);
});

// docs/provider-api.md PA-325
test("an item without a picture has its first character whole", async ({ page }) => {
  await page.goto(tinySite().at("tiny"));
  await expect(page.locator(".art-letter").nth(1)).toHaveText("🎬");
});

// docs/behaviour.md BE-435
test("a film's description keeps its line breaks", async ({ page }) => {
  await page.goto(tinySite().at("tiny", "/video/one"));
  const shown = page.getByText("First.").first();
  expect(await shown.innerText()).toBe(description);
});
