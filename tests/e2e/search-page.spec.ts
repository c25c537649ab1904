import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { channels, plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { readPage } from "./support/read-page.ts";
import { isSameDocument, markDocument } from "./support/same-document.ts";

const sort = (page: Page) => page.getByRole("combobox", { name: "Sort by" });
const filter = (page: Page) => page.getByRole("combobox", { name: "Filter" });
const count = (page: Page) => page.locator("main").getByText(/^\d+ results?$/);
const titles = (page: Page) => page.locator("main h3").allTextContents();
/** The number of results on the first page: more load by scrolling. */
const firstTitles = async (page: Page) => (await titles(page)).slice(0, 12);

async function open(page: Page, query: string, token = "demo"): Promise<void> {
  await page.goto(site(token, `/search${query}`));
  await waitForHydration(page, sort(page));
}

for (const { token } of channels) {
  test(`${token} finds what it has, and says how many there are`, async () => {
    const { textsOf } = await readPage(token, { path: "/search?q=%20%20light%20" });
    expect(textsOf("h1")).toEqual(["Search results for “light”"]);
    expect(textsOf("main")[0]).toMatch(/\d+ results?/);
    expect(textsOf("main h3").length).toBeGreaterThan(0);
  });
}

test("sort orders and filters apply in place, and back and forward restore the results", async ({
  page,
}) => {
  await open(page, "?q=light");
  await markDocument(page);
  const byRelevance = await firstTitles(page);
  await sort(page).selectOption("Newest");
  await expect(page).toHaveURL(site("demo", "/search?q=light&sort_by=-start_time"));
  await expect.poll(() => firstTitles(page)).not.toEqual(byRelevance);
  const newest = await firstTitles(page);
  await filter(page).selectOption("Live");
  await expect(page).toHaveURL(/sort_by=-start_time&filter_by=stream_state%3Alive$/);
  await expect(count(page)).toHaveText("1 result");
  await page.goBack();
  await expect.poll(() => firstTitles(page)).toEqual(newest);
  await expect(filter(page)).toHaveValue("stream_state:");
  await page.goBack();
  await expect.poll(() => firstTitles(page)).toEqual(byRelevance);
  await expect(sort(page)).toHaveValue("");
  await page.goForward();
  await expect.poll(() => firstTitles(page)).toEqual(newest);
  expect(await isSameDocument(page)).toBe(true);
});

test("a topic narrows the results to its count, and preserves filters that are not shown", async ({
  page,
}) => {
  await open(page, "?q=light&filter_by=metadata.length:medium");
  const topic = page.getByRole("group", { name: "Topic" }).getByRole("button").first();
  const expected = Number(/\d+$/.exec(await topic.innerText())?.[0]);
  await topic.click();
  await expect(topic).toHaveAttribute("aria-pressed", "true");
  await expect(count(page)).toHaveText(expected === 1 ? "1 result" : `${expected} results`);
  expect(new URL(page.url()).searchParams.get("filter_by")).toMatch(
    /^metadata\.length:medium,metadata\.topic:/,
  );
});

test("search, filters and results are usable with the keyboard, and the focus stays", async ({
  page,
}) => {
  await open(page, "?q=light");
  await sort(page).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort_by=-start_time/);
  await expect(sort(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(filter(page)).toBeFocused();
  await page.keyboard.press("Tab");
  const chip = page.getByRole("group", { name: "Topic" }).getByRole("button").first();
  await expect(chip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/filter_by=metadata\.topic/);
  await expect(chip).toBeFocused();
});

test("more results load, and going back from a film restores the position", async ({ page }) => {
  await open(page, "?q=light");
  await sort(page).selectOption("Newest");
  await expect(page).toHaveURL(/sort_by/);
  await expect(page.getByText("Searching …")).toHaveCount(0);
  const all = Number((await count(page).innerText()).replace(/\D+/g, ""));
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await titles(page)).length).toBe(all);
  const found = await titles(page);
  await page.locator("main h3 a").last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.goto(site("demo", "/pages/films"));
  await waitForHydration(page);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(found);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
});

test("a line of the captions is shown, and its link opens that second", async () => {
  const { document } = await readPage("demo", { path: "/search?q=blue+hour+comes" });
  const lines = [...document.querySelectorAll("main li")];
  const line = lines.find(({ textContent }) => textContent.includes("0:15"));
  expect(line?.querySelector("q")?.textContent).toContain("blue hour comes");
  expect(line?.querySelector("a")?.getAttribute("href")).toMatch(/^\/video\/[\w-]+\?t=15$/);
});

test("a search without results shows suggestions", async () => {
  const { document, textsOf } = await readPage("demo", { path: "/search?q=qqqqzzzzxx" });
  expect(textsOf("main")[0]).toContain("Nothing found for “qqqqzzzzxx”");
  expect(textsOf("main")[0]).toContain("Check the spelling");
  expect(textsOf("main h3").length).toBeGreaterThan(0);
  expect(document.querySelector("main select")).toBeNull();
});

test("results in the app's web view link to pages of the app", async ({ page }) => {
  await page.goto(site("demo", "/mobile/search?q=light"));
  await waitForHydration(page, sort(page));
  const first = page.locator("main h3 a").first();
  await expect(first).toHaveAttribute("href", /^\/mobile\/video\//);
  await sort(page).selectOption("Oldest");
  await expect(page).toHaveURL(site("demo", "/mobile/search?q=light&sort_by=start_time"));
  await expect(first).toHaveAttribute("href", /^\/mobile\/video\//);
});

for (const [what, q] of Object.entries({
  nothing: "",
  spaces: "   ",
  "250 characters of four bytes": "🏔".repeat(250),
  "only symbols": "%_\\'\"()&|!:*<->{}[]",
  "only stop words": "the and of",
  SQL: "'; drop table contents; --",
  HTML: "<img src=x onerror=alert(1)><script>alert(1)</script>",
  "operators of a search": 'light OR -"blue" "hour',
  "right to left": "שלום עולם مرحبا",
  emoji: "👩‍🚀🌊",
  "control characters": "a\u0000b\u0007\u202e",
  "half a character": "%ED%A0%BD",
})) {
  test(`a search for ${what} shows a message`, async () => {
    const query = q.startsWith("%ED") ? q : encodeURIComponent(q);
    const path = `/search?q=${query}&filter_by=x:,%25&sort_by='`;
    const { status, textsOf } = await readPage("demo", { path });
    expect(status).toBe(200);
    expect(textsOf("h1")[0]).toMatch(/^Search/);
    expect(textsOf("main [role=status]")[0]).toMatch(/./);
  });
}

test("a URL of 10,000 characters is rejected with an error screen", async () => {
  const path = `/search?q=${"x".repeat(10_000)}`;
  const { status, textsOf } = await readPage("demo", { path });
  expect(status).toBe(414);
  expect(textsOf("body")[0]).toContain("Address too long");
});

for (const { token } of plainAndMirrored) {
  test(`a search of ${token} has no accessibility violations${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await open(page, "?q=light&filter_by=metadata.length:medium", token);
    await expectAccessible(page);
    await page.goto(site(token, "/search?q=qqqqzzzzxx"));
    await waitForHydration(page);
    await expectAccessible(page);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the first results are in the HTML, which is not indexed", async () => {
    const { document, textsOf } = await readPage("demo", { path: "/search?q=light" });
    expect(textsOf("main")[0]).toMatch(/\d+ results/);
    expect(textsOf("main h3").length).toBeGreaterThan(5);
    const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
    expect(robots?.content).toContain("noindex");
  });

  test("sort orders and filters are links", async ({ page }) => {
    await page.goto(site("demo", "/search?q=light&filter_by=metadata.length:medium"));
    await sort(page).selectOption("Newest");
    await filter(page).selectOption("VOD");
    await page.getByRole("button", { name: "Apply" }).first().click();
    await expect(count(page)).toBeVisible();
    await expect(sort(page)).toHaveValue("-start_time");
    await expect(filter(page)).toHaveValue("stream_state:vod");
    const chosen = page.getByRole("button", { pressed: true });
    await expect(chosen).toHaveCount(1);
    await chosen.click();
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(0);
    await expect(filter(page)).toHaveValue("stream_state:vod");
  });
});

test("a phone shows the first results on its first screen, below the heading only", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "?q=light");
  const found = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h3") });
  await expect(found.nth(0)).toBeInViewport({ ratio: 1 });
  await expect(found.nth(1)).toBeInViewport({ ratio: 1 });
  const name = page.getByRole("main").getByRole("heading", { level: 2, name: "Results" });
  expect((await name.boundingBox())?.width).toBe(1);
});

test("on a phone all filters are in one line, which scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "?q=light");
  const chips = page.getByRole("group", { name: /Topic|Length/ }).getByRole("button");
  const controls = chips.or(sort(page)).or(filter(page));
  const tops = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(tops.length).toBeGreaterThan(7);
  expect(new Set(tops).size).toBe(1);
  await chips.last().focus();
  await expect(chips.last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
