import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { openWithSearches, searchBox } from "./support/search-box.ts";

const odd: [string, string, string][] = [
  ["10,000 letters", "x".repeat(10_000), "x".repeat(250)],
  ["emoji", "🌊 waves 🏔️", "🌊 waves 🏔️"],
  ["letters from right to left", "אגם בלילה", "אגם בלילה"],
  ["halves of letters", "la\ud83cke\udf0a", "lake"],
  ["markup", "<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
  ["SQL", "'; drop table contents; --", "'; drop table contents; --"],
  ["operators", '"lake" -night OR (a & b) :*', '"lake" -night OR (a & b) :*'],
];

for (const [name, typed, query] of odd) {
  test(`${name} are typed into the search, suggested for and searched for${matrixUnless(name === "10,000 letters")}`, async ({
    page,
  }) => {
    await page.goto(site("demo"));
    await waitForHydration(page, page.getByRole("banner"));
    const { field } = searchBox(page);
    await field.focus();
    const suggestions = page.waitForResponse(/\/api\/search-suggestions/);
    // As a paste does, which the field's own limit does not cut in every browser.
    await field.evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, typed);
    expect((await suggestions).status()).toBe(200);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=/);
    expect(new URL(page.url()).searchParams.get("q")).toBe(query);
  });
}

test("without a network saved searches are shown, and the search can be submitted", async ({
  page,
  context,
  announce,
}) => {
  await openWithSearches(page, site("demo"), ["frozen lake"]);
  const { field, option } = searchBox(page);
  await field.focus();
  await expect(option("frozen lake")).toBeVisible();
  announce(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.keyboard.type("lake");
  await expect(option("frozen lake").locator("b")).toHaveText("lake");
  await context.setOffline(false);
});

test("foreign values in storage are shown as text, and limited", async ({ page }) => {
  const hostile = ["<img src=x onerror=alert(1)>", 7, null, { toString: 1 }, "\u202eevil"];
  await openWithSearches(page, site("demo"), [
    ...hostile,
    ...Array.from({ length: 900 }, (_, n) => `q${n}`),
  ]);
  const { field, group } = searchBox(page);
  await field.focus();
  const savedOptions = group("Your searches").getByRole("option");
  await expect(savedOptions).toHaveText(["<img src=x onerror=alert(1)>", "evil", "q0", "q1", "q2"]);
});
