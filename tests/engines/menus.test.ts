import { site } from "../support/addresses.ts";
import { click, expectHidden, expectSeen, focusedName } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { waitForHydration } from "./support/hydrated.ts";

test("a menu opens by key, closes by Escape, and returns the focus", async ({ tab }) => {
  await tab.open(site("arena"));
  await waitForHydration(tab);
  await tab.run(() => {
    for (const button of document.querySelectorAll<HTMLElement>("header nav button")) {
      if (button.textContent.trim() === "Sports") button.focus();
    }
  });
  await tab.press("Enter");
  await expectSeen(tab, "link", "All Sports");
  await tab.press("Tab");
  await tab.press("Escape");
  await expectHidden(tab, "link", "All Sports");
  expect(await focusedName(tab)).toBe("Sports");
});

for (const channel of ["demo", "academy"]) {
  test(`a link in the drawer of ${channel} opens a page`, async ({ tab }) => {
    await tab.resize(480, 800);
    await tab.open(site(channel));
    await waitForHydration(tab);
    await click(tab, "button", "Menu");
    const dialog = { within: "[role=dialog], dialog" };
    await expectSeen(tab, "dialog", "Menu");
    await click(tab, "link", channel === "demo" ? "Series" : "Teachers", dialog);
    const page = channel === "demo" ? "/pages/series" : "/pages/teachers";
    await expect.poll(() => tab.run(() => location.pathname)).toBe(page);
    await expectSeen(tab, "heading", channel === "demo" ? "Series" : "Teachers");
  });
}

test("a search opens its results", async ({ tab }) => {
  await tab.open(site("demo"));
  await waitForHydration(tab);
  await click(tab, "button", "Search", { within: "header" });
  await tab.type("light");
  await tab.press("Enter");
  await expect.poll(() => tab.run(() => location.search)).toBe("?q=light");
  await expectSeen(tab, "heading", "Search results for “light”");
});
